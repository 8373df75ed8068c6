import { expect, test } from "vitest";

import type { SeenEvent } from "../../api/messages.ts";
import { recapFor } from "./recap.ts";

function happened(
  number: number,
  seat: number | null,
  message: string,
  values: Record<string, unknown> = {},
): SeenEvent {
  return { number, seat, message: `event-${message}`, arguments: values };
}

const words = ({ seat, message }: SeenEvent): string => `${seat} ${message}`;

function recap(...events: SeenEvent[]): string[] {
  return recapFor(events, 0, words).map(
    ({ seat, deeds, points }) =>
      `${seat}: ${deeds.map(({ event, times }) => `${event.message.slice(6)}×${times}`).join(" ")} +${points}`,
  );
}

test("what the others did after my last move is told by player, with its points", () => {
  expect(
    recap(
      happened(1, 1, "ticket-claim", { points: 9 }),
      happened(2, 0, "ticket-draw-own"),
      happened(3, 1, "ticket-draw-blind"),
      happened(4, 1, "ticket-draw-blind"),
      happened(5, 2, "ticket-claim", { points: 4 }),
      happened(5, null, "ticket-turned-up"),
    ),
  ).toEqual(["1: ticket-draw-blind×2 +0", "2: ticket-claim×1 +4"]);
});

test("what was taken back has not happened, nor the answers to it", () => {
  expect(
    recap(
      happened(1, 0, "trans-lay"),
      happened(2, 0, "trans-lay"),
      happened(3, 1, "trans-lay"),
      happened(4, 0, "undone", { number: 2, answers: [3] }),
    ),
  ).toEqual([]);
});

test("cities that are dealt to me, or points I am given, end no recap", () => {
  expect(
    recap(
      happened(1, 0, "trans-lay"),
      happened(2, 1, "trans-lay"),
      happened(2, 0, "trans-score", { points: -3 }),
      happened(2, 0, "trans-dealt-own"),
    ),
  ).toEqual(["1: trans-lay×1 +0"]);
});

test("before my first move all that others did is told", () => {
  expect(recap(happened(1, 1, "trans-place"))).toEqual(["1: trans-place×1 +0"]);
});
