import { expect, test } from "vitest";

import { argumentWords } from "./argument_words.ts";
import { smallBoard } from "./small_board.ts";

// No language is loaded here, so words stand as the ids of their messages.
const board = smallBoard();

test("a city is called by its name and its colour", () => {
  expect(argumentWords(board, "city", "west")).toBe("West (colour-white)");
  expect(argumentWords(board, "city", "nowhere")).toBe("nowhere");
  expect(argumentWords(board, "cities", ["west", "south"])).toBe("West (colour-white), South (colour-pink)");
});

test("crossings and lines are called as the server calls them", () => {
  expect(argumentWords(board, "crossing", "r0c0")).toBe("place-trans-city");
  expect(argumentWords(board, "crossing", "r9c9")).toBe("r9c9");
  expect(argumentWords(board, "line", "r0c0-r0c2")).toBe("line-trans-from");
  expect(argumentWords(board, "line", "r9c9-r9c8")).toBe("r9c9-r9c8");
});

test("a special card is called by the title of its rule", () => {
  expect(argumentWords(board, "title", 8)).toBe("rule-TRANS-CARD-8-title");
  expect(argumentWords(board, "card", 8)).toBe(8);
});

test("colours are words, numbers stay numbers", () => {
  expect(argumentWords(board, "colour", "pink")).toBe("colour-pink");
  expect(argumentWords(board, "missing", 0)).toBe(0);
});
