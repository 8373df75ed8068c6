import { expect, test } from "vitest";

import type { TableModel } from "../model.svelte.ts";
import type { Speaker } from "../words/speaker.ts";
import { statusOf } from "./status.ts";

const SPEAKER: Speaker = {
  event: ({ message }) => message,
  prompt: ({ message }) => message,
  reason: () => "",
  value: () => "",
  field: () => "",
  category: () => "",
  fact: () => undefined,
  move: () => "",
};

function table(given: Partial<TableModel>): TableModel {
  const plain = { over: false, prompt: null, names: ["Ada"], mySeats: [0], view: { pending: [0] } };
  return { ...plain, events: [], ...given } as unknown as TableModel;
}

test("a step of a replay is told by what was done in it", () => {
  const events = [
    { number: 3, seat: 0, message: "earlier" },
    { number: 4, seat: null, message: "turned up" },
    { number: 4, seat: 0, message: "done" },
  ] as unknown as TableModel["events"];
  expect(statusOf(table({ isReplay: true, number: 4, events }), SPEAKER).text).toBe("done");
  expect(statusOf(table({ isReplay: true, number: 5, events }), SPEAKER).text).toBe("status-decides");
});

test("what is shown step by step is not told before", () => {
  const prompt = { seat: 0, kind: "tunnel", message: "costs", arguments: {}, moves: [] };
  expect(statusOf(table({ prompt }), SPEAKER).text).toBe("costs");
  const counting = { isCounting: true };
  const untold = { seat: undefined, lead: "", text: "status-moment", isMine: false };
  expect(statusOf(table({ prompt }), SPEAKER, counting)).toEqual(untold);
  expect(statusOf(table({ prompt: null }), SPEAKER, counting)).toEqual(untold);
  expect(statusOf(table({ isReplay: true, number: 4 }), SPEAKER, counting)).toEqual(untold);
});

test("while a count is read nothing of the next round is asked", () => {
  const prompt = { seat: 0, kind: "place", message: "place", arguments: {}, moves: [] };
  const halted = { isHalted: true };
  expect(statusOf(table({ prompt }), SPEAKER, halted).text).toBe("status-halted");
  expect(statusOf(table({ prompt: null }), SPEAKER, halted).text).toBe("status-halted");
  expect(statusOf(table({ prompt }), SPEAKER).text).toBe("place");
});

test("nobody waits for themselves, but for a bot that stands in for them", () => {
  expect(statusOf(table({ seat: 0 }), SPEAKER)).toMatchObject({ lead: "status-your-turn", isMine: true });
  const stoodIn = { seats: [{ stand_in: "planner" }] } as unknown as NonNullable<TableModel["table"]>;
  expect(statusOf(table({ seat: 0, table: stoodIn }), SPEAKER).text).toBe("status-thinking");
});
