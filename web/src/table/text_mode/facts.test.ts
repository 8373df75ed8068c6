import { expect, test } from "vitest";

import type { Speaker } from "../words/speaker.ts";
import { factsOf, type FactReading } from "./facts.ts";

// Without a language loaded, messages are their ids: enough to see what is said.
const SPEAKER: Speaker = {
  event: () => "",
  prompt: () => "",
  reason: () => "",
  value: (field, value) => `${field}=${JSON.stringify(value)}`,
  field: (field) => field,
  category: (category) => category,
  fact: (part) => (part === "owner" ? "fact-branch-owner" : undefined),
  move: () => "",
};
const NAMES = ["Ada", "Ben"];
const READING: FactReading = {
  table: ["row", "deck", "order", "discard"],
  seat: ["points", "trains", "stations"],
  mine: ["kept"],
  sometimes: ["stations"],
  seats: ["order"],
  fields: { row: "card" },
  lists: { kept: "tickets" },
};

function table(view: Record<string, unknown>, title: string) {
  return factsOf(view, READING, SPEAKER, NAMES).find((fact) => fact.title === title);
}

test("players are a table with a column for what their game has", () => {
  const players = table(
    {
      seats: [
        { points: -3, trains: 40, other: 1 },
        { points: 5, trains: 38, other: 2 },
      ],
    },
    "fact-players",
  );
  expect(players?.head).toEqual(["fact-player", "fact-points", "fact-trains"]);
  expect(players?.rows).toEqual([
    ["Ada", "−3", "40"],
    ["Ben", "5", "38"],
  ]);
});

test("what only some boards have is read only where somebody has any", () => {
  const seat = { points: 1, stations: [] };
  expect(table({ seats: [seat] }, "fact-players")?.head).toEqual(["fact-player", "fact-points"]);
  expect(table({ seats: [seat, { ...seat, stations: ["roma"] }] }, "fact-players")?.head).toContain(
    "fact-stations",
  );
});

test("names are said one by one or as a whole, seats by who sits there", () => {
  expect(table({ row: ["red", null], order: [1, 0], deck: 9 }, "fact-table")?.rows).toEqual([
    ["fact-row", 'card="red", –'],
    ["fact-deck", "9"],
    ["fact-order", "Ben, Ada"],
  ]);
  const yours = table({ you: { kept: ["a", "b"] } }, "fact-yours");
  expect(yours).toMatchObject({ isMine: true, rows: [["fact-kept", 'tickets=["a","b"]']] });
});

test("what is secret or missing in a view is not read", () => {
  const titles = factsOf({ deck: 0, discard: {} }, READING, SPEAKER, NAMES).map((fact) => fact.title);
  expect(titles).toEqual(["fact-table"]);
  expect(table({ deck: 0, discard: {} }, "fact-table")?.rows).toEqual([["fact-deck", "0"]]);
});

test("parts that the family's own words name are read, too", () => {
  expect(table({ owner: { mill: 1 } }, "fact-branch-owner")?.rows).toEqual([['owner="mill"', "1"]]);
});
