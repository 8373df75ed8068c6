import { expect, test } from "vitest";

import type { TicketEvent } from "../wire.ts";
import { tunnelAmong } from "./tunnel.ts";

function happened(
  number: number,
  message: string,
  arguments_: Record<string, unknown> = {},
  seat = 1,
): TicketEvent {
  return {
    number,
    message: `event-ticket-${message}`,
    seat,
    arguments: arguments_,
  } as unknown as TicketEvent;
}

const BEGUN = happened(7, "tunnel", { route: "a_b", cards: { red: 2 } });
const TURNED = ["red", "blue", "green"].map((card) =>
  happened(7, "revealed", { card, costs_extra: card === "red" }),
);

test("a tunnel that is laid at once is worth its points when it is seen", () => {
  const sight = tunnelAmong([BEGUN, ...TURNED, happened(7, "tunnel-done", { route: "a_b", points: 4 })]);
  expect(sight).toMatchObject({ number: 7, seat: 1, route: "a_b", extra: 0, points: 4 });
  expect(sight?.revealed).toEqual(["red", "blue", "green"]);
});

test("one that costs more is worth nothing yet", () => {
  const sight = tunnelAmong([BEGUN, ...TURNED, happened(7, "extra", { extra: 1 })]);
  expect(sight).toMatchObject({ extra: 1, points: 0, costly: [true, false, false] });
});

test("other moves show no tunnel", () => {
  expect(tunnelAmong([happened(8, "draw", { card: "red" })])).toBeUndefined();
});
