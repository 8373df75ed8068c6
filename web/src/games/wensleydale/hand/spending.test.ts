import { expect, test } from "vitest";

import { bordersOf, costOf, wensleydaleBoard } from "../board.ts";
import { smallBoard, smallView } from "../small_board.ts";
import { meansOf, spentSince } from "./spending.ts";

test("what a line has cost is the difference between before and now", () => {
  const before = meansOf(smallView(), 0);
  const now = smallView({ phase: "line", line: ["garsdale", "dent"] });
  now.seats = now.seats.map((seat, number) => (number === 0 ? { ...seat, hand: 10 } : seat));
  now.tracks = {
    ...now.tracks,
    red: [
      [1, 1],
      [0, 0],
    ],
  };
  expect(spentSince(before, now)).toEqual([
    ["cube", 2],
    ["red", 1],
  ]);
});

test("what another player had before says nothing", () => {
  expect(spentSince(meansOf(smallView(), 1), smallView())).toBeUndefined();
  expect(spentSince(undefined, smallView())).toBeUndefined();
});

test("a line costs what its tracks cost", () => {
  const board = wensleydaleBoard(smallBoard());
  const borders = bordersOf(board, ["garsdale", "dent", "hawes"]);
  expect(costOf(borders)).toBe(3);
});
