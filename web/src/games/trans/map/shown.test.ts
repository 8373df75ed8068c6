import { expect, it } from "vitest";

import type { TransEvent } from "../wire.ts";
import { shownOf, type MapView } from "./shown.ts";

const view: MapView = {
  seat: 1,
  rails: ["r0c0-r0c2"],
  networks: [{ seats: [0], crossings: ["r0c0", "r0c2"] }],
  double_lines: [],
  seats: [
    { points: 0, marker: "r0c0", colours: [], revealed: ["london"], chosen: false },
    { points: 0, marker: null, colours: [], revealed: ["paris"], chosen: false },
  ],
  you: {
    cities: [{ id: "paris", joined: false, missing: null, way: [] }],
    missing: null,
    chosen: null,
    known: { "0": ["london", "roma"] },
  },
};

it("shows the cities of others that this seat may know, each once", () => {
  expect(shownOf(view, [], []).seen).toEqual([
    { id: "london", seat: 0 },
    { id: "roma", seat: 0 },
  ]);
});

it("takes legal lines and crossings from the moves of the prompt", () => {
  const shown = shownOf(
    view,
    [{ do: "lay", line: "r0c2-r1c1" }, { do: "stop" }, { do: "place", crossing: "r1c1" }],
    [],
  );
  expect(shown.legalLines).toEqual(["r0c2-r1c1"]);
  expect(shown.legalCrossings).toEqual(["r1c1"]);
});

it("finds the last move among what has just happened", () => {
  const laid: TransEvent = {
    number: 1,
    message: "event-trans-lay",
    seat: 0,
    arguments: { line: "r0c0-r0c2", cost: 1 },
  };
  const joined: TransEvent = { number: 1, message: "event-trans-join", seat: 0, arguments: { others: [1] } };
  expect(shownOf(view, [], [laid, joined]).last).toEqual({ seat: 0, lines: ["r0c0-r0c2"], crossings: [] });
});
