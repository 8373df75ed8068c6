import { expect, it } from "vitest";

import type { WensleydaleBoard } from "./board.ts";
import { borderBetween, shownOf, type WensleydaleView } from "./shown.ts";

const board = {
  borders: [
    { a: "hawes", b: "garsdale" },
    { a: "askrigg", b: "hawes" },
  ],
} as unknown as WensleydaleBoard;
const view: WensleydaleView = {
  areas: {},
  borders: { "hawes|garsdale": 0 },
  towns: {},
  line: ["garsdale", "hawes"],
};

it("finds a border whichever way it is named", () => {
  expect(borderBetween(board, "hawes", "askrigg")).toBe("askrigg|hawes");
  expect(borderBetween(board, "askrigg", "garsdale")).toBeUndefined();
});

it("opens the borders ahead of the line in hand", () => {
  const shown = shownOf(board, view, [{ do: "extend", area: "askrigg" }, { do: "stop" }], []);
  expect(shown.legalAreas).toEqual(["askrigg"]);
  expect(shown.legalBorders).toEqual(["askrigg|hawes"]);
  expect(shown.line?.areas).toEqual(["garsdale", "hawes"]);
});

it("names each area once, however many things can be carried from it", () => {
  const moves = [
    { do: "carry", area: "hawes", item: "red" },
    { do: "carry", area: "hawes", item: "green" },
  ];
  expect(shownOf(board, view, moves, []).legalAreas).toEqual(["hawes"]);
});

it("marks the tracks that have just been laid", () => {
  const laid = { message: "event-wensleydale-track", arguments: { from: "garsdale", to: "hawes" } };
  expect(shownOf(board, view, [], [laid]).last).toEqual(["hawes|garsdale"]);
});
