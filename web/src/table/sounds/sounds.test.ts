import { expect, it } from "vitest";

import type { SeenEvent } from "../../api/messages.ts";
import type { Family } from "../family.ts";
import { soundOf } from "./sounds.ts";

const events = (...messages: string[]): SeenEvent[] =>
  messages.map((message, number) => ({ number, message, arguments: {} }) as unknown as SeenEvent);

const family: Family = {
  name: "ticket",
  words: [],
  seatArguments: [],
  sounds: { rail: /^claim$/, card: /^draw(-blind)?(-own)?$/ },
};

it("hears the most important of what happened", () => {
  expect(soundOf(events("event-ticket-draw-blind-own"), family)).toBe("card");
  expect(soundOf(events("event-ticket-draw", "event-ticket-claim"), family)).toBe("rail");
  expect(soundOf(events("event-ticket-claim", "event-ticket-over"), family)).toBe("end");
});

it("is silent where nothing was laid, drawn or ended", () => {
  expect(soundOf([], family)).toBeUndefined();
  expect(soundOf(events("event-ticket-chosen", "event-undone"), family)).toBeUndefined();
});

it("hears of every family that a match is over, even of one that brings no sounds", () => {
  const others: Family = { name: "branch", words: [], seatArguments: [] };
  expect(soundOf(events("event-branch-over"), others)).toBe("end");
  expect(soundOf(events("event-branch-built"), others)).toBeUndefined();
});
