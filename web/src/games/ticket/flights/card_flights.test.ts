import { describe, expect, it } from "vitest";

import { flightsAmong } from "./card_flights.ts";
import type { TicketEvent } from "../wire.ts";

function happened(message: string, seat: number | null, given: Record<string, unknown> = {}) {
  return { number: 1, message: `event-ticket-${message}`, seat, arguments: given } as TicketEvent;
}

const wayOf = (events: TicketEvent[], seat: number | null, all = events) =>
  flightsAmong(events, all, seat).map(({ from, to, card }) => [from[0], to[0], card]);

describe("cards that fly", () => {
  it("go from the row to my hand, and a new one from the deck to the row", () => {
    const events = [
      happened("draw", 0, { card: "red" }),
      happened("turned-up", null, { card: "blue", slot: 3 }),
    ];
    expect(wayOf(events, 0)).toEqual([
      ["row-3", "own-red", "red"],
      ["deck", "row-3", "blue"],
    ]);
  });

  it("show their back when somebody else draws from the deck", () => {
    expect(wayOf([happened("draw-blind", 1)], 0)).toEqual([["deck", "seat-1", undefined]]);
    expect(wayOf([happened("draw-blind-own", 1, { card: "red" })], 1)).toEqual([["deck", "own-red", "red"]]);
  });

  it("are paid one by one onto the route", () => {
    const claim = happened("claim", 2, { route: "a_b", cards: { locomotive: 1, red: 2 } });
    expect(wayOf([claim], 0)).toEqual([
      ["seat-2", '[data-route="a_b"]', "red"],
      ["seat-2", '[data-route="a_b"]', "red"],
      ["seat-2", '[data-route="a_b"]', "locomotive"],
    ]);
  });

  it("come back from a tunnel that is given up, and extra cards go there", () => {
    const tunnel = happened("tunnel", 0, { route: "a_b", cards: { red: 1 } });
    const extra = happened("pay-extra", 0, { cards: { red: 1 } });
    expect(wayOf([extra], 0, [tunnel, extra])).toEqual([["own-red", '[data-route="a_b"]', "red"]]);
    const given = happened("withdraw", 0);
    expect(wayOf([given], 0, [tunnel, given])).toEqual([['[data-route="a_b"]', "own-red", "red"]]);
  });

  it("bring the tickets I keep to the others, and nobody else's", () => {
    const mine = happened("keep-own", 0, { tickets: ["a-b"] });
    expect(wayOf([mine], 0)).toEqual([["hand", '[data-ticket="a-b"]', undefined]]);
    expect(wayOf([happened("keep", 1, { number: 1 })], 0)).toEqual([]);
  });

  it("fill each place of a replaced row once", () => {
    const events = [
      happened("turned-up", null, { card: "locomotive", slot: 0 }),
      happened("flush", null),
      happened("turned-up", null, { card: "green", slot: 0 }),
    ];
    expect(wayOf(events, null)).toEqual([["deck", "row-0", "green"]]);
  });
});
