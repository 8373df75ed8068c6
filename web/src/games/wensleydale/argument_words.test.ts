import { expect, test } from "vitest";

import { argumentWords } from "./argument_words.ts";
import { smallBoard } from "./small_board.ts";

// No language is loaded here, so words stand as the ids of their messages.
const board = smallBoard();

test("areas are called by their printed names", () => {
  expect(argumentWords(board, "area", "hawes")).toBe("Hawes");
  expect(argumentWords(board, "from", "dent")).toBe("Dent");
  expect(argumentWords(board, "to", "nowhere")).toBe("nowhere");
});

test("goods are what this board makes of them, people have colours", () => {
  expect(argumentWords(board, "item", "plain")).toBe("good-cheese");
  expect(argumentWords(board, "item", "hill")).toBe("good-stone");
  expect(argumentWords(board, "item", "red")).toBe("item-red");
});

test("companies have names, payments are units", () => {
  expect(argumentWords(board, "company", "green")).toBe("North Eastern Railway");
  expect(argumentWords(board, "company", "blue")).toBe("blue");
  expect(argumentWords(board, "unit", "white")).toBe("unit-white");
  expect(argumentWords(board, "with", "cube")).toBe("unit-cube");
});

test("tokens and points stand in lists, numbers stay numbers", () => {
  expect(argumentWords(board, "tokens", ["white", "red"])).toBe("influence-white, influence-red");
  expect(argumentWords(board, "points", [2, 1])).toBe("2 / 1");
  expect(argumentWords(board, "points", 3)).toBe(3);
  expect(argumentWords(board, "train", "B2")).toBe("B2");
});
