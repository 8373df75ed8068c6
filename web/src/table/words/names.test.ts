import { expect, test } from "vitest";

import type { Seat } from "../../api/messages.ts";
import { namesOf } from "./names.ts";

function seat(number: number, kind: Seat["kind"], name: string | null): Seat {
  const bot = kind === "bot" ? name : null;
  return { number, kind, name, bot, stand_in: null, mine: false, present: false, colour: number, hints: 0 };
}

test("bots of the same kind are numbered, people are not", () => {
  const seats = [
    seat(0, "bot", "planner"),
    seat(1, "person", "Ada"),
    seat(2, "bot", "planner"),
    seat(3, "bot", "random"),
    seat(4, "person", "Ada"),
  ];
  expect(namesOf(seats)).toEqual(["planner 1", "Ada", "planner 2", "random", "Ada"]);
});
