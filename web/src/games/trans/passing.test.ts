import { expect, test } from "vitest";

import { passingsAmong } from "./passing.ts";
import type { TransEvent } from "./wire.ts";

const by = { number: 3, seat: 1 };

test("a city goes from its giver to the next player", () => {
  const handed: TransEvent = {
    ...by,
    message: "event-trans-hand-on",
    arguments: { colour: "pink", receiver: 2 },
  };
  expect(passingsAmong([handed])).toEqual([{ colour: "pink", from: ["seat-1"], to: ["seat-2"] }]);
});

test("into the own hand it comes as a card", () => {
  const handed: TransEvent = {
    ...by,
    message: "event-trans-hand-on-own",
    arguments: { colour: "pink", receiver: 2, city: "roma" },
  };
  expect(passingsAmong([handed])[0]?.to).toEqual(["city-roma", "seat-2"]);
});

test("nothing else is handed on", () => {
  const laid: TransEvent = {
    ...by,
    message: "event-trans-lay",
    arguments: { line: "r0c0-r0c2", cost: 1 },
  };
  expect(passingsAmong([laid])).toEqual([]);
});
