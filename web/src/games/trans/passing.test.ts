import { expect, test } from "vitest";

import type { SeenEvent } from "../../api/frames.ts";
import { passingsAmong } from "./passing.ts";

function event(message: string, told: Record<string, unknown>): SeenEvent {
  return { number: 3, message, seat: 1, arguments: told };
}

test("a city goes from its giver to the next player", () => {
  const told = event("event-trans-hand-on", { colour: "pink", receiver: 2 });
  expect(passingsAmong([told])).toEqual([{ colour: "pink", from: ["seat-1"], to: ["seat-2"] }]);
});

test("into the own hand it comes as a card", () => {
  const told = event("event-trans-hand-on-own", { colour: "pink", receiver: 2, city: "roma" });
  expect(passingsAmong([told])[0]?.to).toEqual(["city-roma", "seat-2"]);
});

test("nothing else is handed on", () => {
  expect(passingsAmong([event("event-trans-lay", { line: "r0c0-r0c2", cost: 1 })])).toEqual([]);
});
