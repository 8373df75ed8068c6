import { expect, test } from "vitest";

import { read } from "./readings.ts";
import { smallBoard } from "./small_board.ts";

// No language is loaded here, so words stand as the ids of their messages.
const board = smallBoard();

test("a city is called by its name and its colour", () => {
  expect(read(board, "city", "west")).toBe("West (colour-white)");
  expect(read(board, "city", "nowhere")).toBe("nowhere");
  expect(read(board, "cities", ["west", "south"])).toBe("West (colour-white), South (colour-pink)");
});

test("crossings and lines are called as the server calls them", () => {
  expect(read(board, "crossing", "r0c0")).toBe("place-trans-city");
  expect(read(board, "crossing", "r9c9")).toBe("r9c9");
  expect(read(board, "line", "r0c0-r0c2")).toBe("line-trans-from");
  expect(read(board, "line", "r9c9-r9c8")).toBe("r9c9-r9c8");
});

test("a special card is called by the title of its rule", () => {
  expect(read(board, "title", 8)).toBe("rule-TRANS-CARD-8-title");
  expect(read(board, "card", 8)).toBe(8);
});

test("colours are words, numbers stay numbers", () => {
  expect(read(board, "colour", "pink")).toBe("colour-pink");
  expect(read(board, "missing", 0)).toBe(0);
});
