import { expect, test } from "vitest";

import type { Wire } from "../api/messages.ts";
import { factsOf, type FactReading } from "../table/text_mode/facts.ts";
import type { Speaker } from "../table/words/speaker.ts";
import { facts as ticketFacts } from "./ticket/facts.ts";
import { emptyHand, emptyView } from "./ticket/small_board.ts";
import { facts as transFacts } from "./trans/facts.ts";
import { smallView as transView } from "./trans/small_board.ts";
import { facts as wensleydaleFacts } from "./wensleydale/facts.ts";
import { smallView as wensleydaleView } from "./wensleydale/small_board.ts";

// Without a language loaded, messages are their ids: enough to see what is said.
const SPEAKER: Speaker = {
  event: () => "",
  prompt: () => "",
  reason: () => "",
  value: (field, value) => `${field}=${JSON.stringify(value)}`,
  field: (field) => field,
  category: (category) => category,
  fact: () => undefined,
  move: () => "",
};

function rows<Own extends Wire>(view: Own["view"], reading: FactReading<Own>, title: string) {
  return factsOf(view, reading, SPEAKER, ["Ada", "Ben"]).find((fact) => fact.title === title)?.rows;
}

test("routes name their owners", () => {
  expect(rows(emptyView({ routes: { a_b: 1 } }), ticketFacts, "fact-claimed")).toEqual([
    ['route="a_b"', "Ben"],
  ]);
});

test("my tickets say how far they are", () => {
  const ticket = (id: string, completed: boolean, trains_needed: number | null) => ({
    id,
    completed,
    trains_needed,
    path: [],
    destinations: {},
    way_out: null,
  });
  const tickets = [ticket("t1", true, 0), ticket("t2", false, 4), ticket("t3", false, null)];
  const view = emptyView({ you: { ...emptyHand(), tickets } });
  const states = rows(view, ticketFacts, "fact-my-tickets")?.map(([, state]) => state);
  expect(states).toEqual(["fact-completed", "fact-trains-needed", "fact-blocked"]);
});

test("networks name who is on them, and where they are", () => {
  expect(rows(transView(), transFacts, "fact-networks")).toEqual([
    ["Ada", 'crossing="r0c0"'],
    ["Ben", 'crossing="r0c6"'],
  ]);
});

test("the auction says what a box gives, and whose bid stands", () => {
  const boxes = wensleydaleView({ boxes: [{ printed: ["white"], tokens: ["red"], bid: [1, 3] }] });
  expect(rows(boxes, wensleydaleFacts, "fact-boxes")).toEqual([
    ["1", 'tokens=["white"] + tokens=["red"]', "Ben: 3"],
  ]);
});

test("where turns are counted, the turn is a number", () => {
  const [turn, turns] = rows(wensleydaleView(), wensleydaleFacts, "fact-table") ?? [];
  expect([turn, turns]).toEqual([
    ["fact-turn", "1"],
    ["fact-turns", "5"],
  ]);
  expect(rows(transView(), transFacts, "fact-table")?.map(([part]) => part)).not.toContain("fact-turn");
});
