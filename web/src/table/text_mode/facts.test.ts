import { expect, test } from "vitest";

import { factsOf } from "./facts.ts";
import type { Speaker } from "../words/speaker.ts";

// Without a language loaded, messages are their ids: enough to see what is said.
const SPEAKER: Speaker = {
  event: () => "",
  prompt: () => "",
  value: (field, value) => `${field}=${JSON.stringify(value)}`,
  field: (field) => field,
  category: (category) => category,
  fact: () => undefined,
  move: () => "",
};
const NAMES = ["Ada", "Ben"];

function table(view: Record<string, unknown>, title: string) {
  return factsOf(view, SPEAKER, NAMES).find((fact) => fact.title === title);
}

test("players are a table with a column for what their game has", () => {
  const players = table(
    {
      seats: [
        { points: 3, trains: 40 },
        { points: 5, trains: 38 },
      ],
    },
    "fact-players",
  );
  expect(players?.head).toEqual(["fact-player", "fact-points", "fact-trains"]);
  expect(players?.rows).toEqual([
    ["Ada", "3", "40"],
    ["Ben", "5", "38"],
  ]);
});

test("routes name their owners", () => {
  expect(table({ routes: { a_b: 1 } }, "fact-claimed")?.rows).toEqual([['route="a_b"', "Ben"]]);
});

test("what is secret or missing in a view is not read", () => {
  const titles = factsOf({ row: ["red", null], discard: {} }, SPEAKER, NAMES).map((fact) => fact.title);
  expect(titles).toEqual(["fact-table"]);
  expect(table({ row: ["red", null], discard: {} }, "fact-table")?.rows).toEqual([
    ["fact-row", 'card="red", –'],
  ]);
});

test("a turn is a number only where turns are counted", () => {
  expect(table({ turn: 1, deck: 9 }, "fact-table")?.rows).toEqual([["fact-deck", "9"]]);
  expect(table({ turn: 1, turns: 5 }, "fact-table")?.rows).toEqual([
    ["fact-turn", "1"],
    ["fact-turns", "5"],
  ]);
});

test("my tickets say how far they are", () => {
  const tickets = [
    { id: "t1", completed: true, trains_needed: 0 },
    { id: "t2", completed: false, trains_needed: 4 },
    { id: "t3", completed: false, trains_needed: null },
  ];
  const states = table({ you: { tickets } }, "fact-my-tickets")?.rows.map(([, state]) => state);
  expect(states).toEqual(["fact-completed", "fact-trains-needed", "fact-blocked"]);
});

test("stations are read only where somebody has any", () => {
  const seat = { points: -3, stations: [], stations_left: 0 };
  expect(table({ seats: [seat] }, "fact-players")?.head).toEqual(["fact-player", "fact-points"]);
  expect(table({ seats: [seat] }, "fact-players")?.rows).toEqual([["Ada", "−3"]]);
  const richer = { ...seat, stations_left: 2 };
  expect(table({ seats: [seat, richer] }, "fact-players")?.head).toContain("fact-stations_left");
});
