import { expect, test } from "vitest";

import { spacesOf } from "./spaces.ts";

test("all spaces are shown while they fit", () => {
  const spaces = spacesOf(
    [
      [1, 4],
      [0, 2],
      [2, 2],
    ],
    0,
  );
  expect(spaces.map(({ points }) => points)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(spaces[2]?.seats).toEqual([0, 2]);
  expect(spaces.some(({ isAfterGap }) => isAfterGap)).toBe(false);
});

test("a stack keeps its order: the upper marker comes first", () => {
  expect(
    spacesOf(
      [
        [2, 1],
        [0, 1],
        [1, 1],
      ],
      0,
    )[1]?.seats,
  ).toEqual([2, 0, 1]);
});

test("on a long scale only spaces with markers are shown, and where some are left out", () => {
  const spaces = spacesOf(
    [
      [0, 9],
      [1, -6],
      [2, -5],
    ],
    -3,
  );
  expect(spaces.map(({ points, isAfterGap }) => [points, isAfterGap])).toEqual([
    [-6, false],
    [-5, false],
    [9, true],
  ]);
});
