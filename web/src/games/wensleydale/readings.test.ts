import { expect, test } from "vitest";

import { read } from "./readings.ts";
import { smallBoard } from "./small_board.ts";

// No language is loaded here, so words stand as the ids of their messages.
const board = smallBoard();

test("areas are called by their printed names", () => {
  expect(read(board, "area", "hawes")).toBe("Hawes");
  expect(read(board, "from", "dent")).toBe("Dent");
  expect(read(board, "to", "nowhere")).toBe("nowhere");
});

test("goods are what this board makes of them, people have colours", () => {
  expect(read(board, "item", "plain")).toBe("good-cheese");
  expect(read(board, "item", "hill")).toBe("good-stone");
  expect(read(board, "item", "red")).toBe("item-red");
});

test("companies have names, payments are units", () => {
  expect(read(board, "company", "green")).toBe("North Eastern Railway");
  expect(read(board, "company", "blue")).toBe("blue");
  expect(read(board, "unit", "white")).toBe("unit-white");
  expect(read(board, "with", "cube")).toBe("unit-cube");
});

test("tokens and points stand in lists, numbers stay numbers", () => {
  expect(read(board, "tokens", ["white", "red"])).toBe("influence-white, influence-red");
  expect(read(board, "points", [2, 1])).toBe("2 / 1");
  expect(read(board, "points", 3)).toBe(3);
  expect(read(board, "train", "B2")).toBe("B2");
});
