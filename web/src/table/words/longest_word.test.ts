import { expect, test } from "vitest";

import { longestWord } from "./longest_word.ts";

test("words are broken at spaces, hyphens, dashes and soft hyphens only", () => {
  expect(longestWord("Sofia – Constantinople")).toBe(14);
  expect(longestWord("Reihen\u00ADfolge")).toBe(6);
  expect(longestWord("Take-over")).toBe(4);
  expect(longestWord("Zürich")).toBe(6);
  expect(longestWord("")).toBe(1);
});
