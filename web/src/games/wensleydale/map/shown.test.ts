import { expect, it } from "vitest";

import { borderBetween, shownOf, type MapView } from "./shown.ts";
import type { MapBoard, WensleydaleEvent, WensleydaleMove } from "../wire.ts";

const board = {
  borders: [
    { a: "hawes", b: "garsdale" },
    { a: "askrigg", b: "hawes" },
  ],
} as unknown as MapBoard;
const view: MapView = {
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
  const moves: WensleydaleMove[] = [
    { do: "carry", area: "hawes", item: "red" },
    { do: "carry", area: "hawes", item: "green" },
  ];
  expect(shownOf(board, view, moves, []).legalAreas).toEqual(["hawes"]);
});

it("marks the tracks that have just been laid", () => {
  const laid: WensleydaleEvent = {
    number: 1,
    seat: 0,
    message: "event-wensleydale-track",
    arguments: { from: "garsdale", to: "hawes" },
  };
  expect(shownOf(board, view, [], [laid]).last).toEqual(["hawes|garsdale"]);
});
