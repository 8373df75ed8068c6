import { expect, test } from "vitest";

import { ticketBoard, type Route } from "../board.ts";
import { fits, lastMove } from "../map/marks.ts";
import { cardByCard, colourOf, extraPayments, inColour, paymentsFor } from "./payments.ts";
import { smallBoard } from "../small_board.ts";
import { wishedClaim, wishedStation } from "./wishes.ts";
import type { PayingMove, TicketEvent, TicketPrompt } from "../wire.ts";

const board = ticketBoard(smallBoard());
const route = (id: string) => board.routes.get(id) as Route;
const prompt: TicketPrompt = {
  seat: 0,
  kind: "turn",
  message: "prompt-ticket-turn",
  arguments: {},
  moves: [
    { do: "draw-blind" },
    { do: "claim", route: "venezia_wien", cards: { locomotive: 3 } },
    { do: "claim", route: "venezia_wien", cards: { red: 2, locomotive: 1 } },
    { do: "claim", route: "venezia_wien", cards: { blue: 3 } },
    { do: "claim", route: "roma_venezia", cards: { red: 2 } },
    { do: "station", city: "roma", cards: { red: 1 } },
  ],
};
const tunnel: TicketPrompt = {
  seat: 0,
  kind: "tunnel",
  message: "prompt-ticket-tunnel",
  arguments: { route: "wien_at", extra: 2 },
  moves: [
    { do: "pay-extra", cards: { locomotive: 2 } },
    { do: "pay-extra", cards: { green: 2 } },
    { do: "withdraw" },
  ],
};

test("payments that spare locomotives come first", () => {
  const payments = paymentsFor(prompt, { kind: "route", id: "venezia_wien" });
  expect(payments.map(colourOf)).toEqual(["blue", "red", "locomotive"]);
  expect(inColour(payments, "red")).toHaveLength(1);
  expect(paymentsFor(prompt, { kind: "city", id: "roma" })).toHaveLength(1);
  expect(paymentsFor(null, { kind: "city", id: "roma" })).toEqual([]);
  expect(extraPayments(tunnel).map(colourOf)).toEqual(["green", "locomotive"]);
  expect(cardByCard({ red: 2, locomotive: 1 })).toEqual(["red", "red", "locomotive"]);
});

test("a chosen colour decides which routes glow", () => {
  expect(fits(board, prompt, undefined)).toEqual({ venezia_wien: "choice", roma_venezia: "fits" });
  expect(fits(board, prompt, "blue")).toEqual({ venezia_wien: "fits", roma_venezia: "choice" });
});

test("what is wished for costs what is printed, in the colour chosen", () => {
  expect(wishedClaim(route("berlin_wien"), undefined)).toEqual({
    do: "claim",
    route: "berlin_wien",
    cards: { blue: 4 },
  });
  expect(wishedClaim(route("roma_wien"), "green").cards).toEqual({ green: 1, locomotive: 2 });
  expect(wishedClaim(route("roma_venezia"), "pink").cards).toEqual({ pink: 2 });
  expect(wishedClaim(route("roma_venezia"), "locomotive").cards).toEqual({ locomotive: 2 });
  expect(wishedStation("roma", 2, "white").cards).toEqual({ white: 2 });
});

test("where every colour will do, one is wished for", () => {
  const cards = (move: PayingMove) => Object.values(move.cards);
  expect(cards(wishedClaim(route("venezia_wien"), undefined))).toEqual([3]);
  expect(cards(wishedStation("roma", 3, undefined))).toEqual([3]);
});

test("the last thing that was built is marked on the map", () => {
  const claim: TicketEvent = {
    number: 3,
    seat: 0,
    message: "event-ticket-claim",
    arguments: { route: "roma_wien", cards: { red: 3 }, points: 4 },
  };
  expect(lastMove([claim])).toEqual({ routes: ["roma_wien"] });
  expect(lastMove([])).toBeNull();
});
