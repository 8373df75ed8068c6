import { expect, test } from "vitest";

import type { Prompt } from "../../../api/frames.ts";
import { ticketBoard, type Route } from "../board.ts";
import { blockedRoutes, fits, lastMove, shortRoutes } from "../map/marks.ts";
import { cardByCard, colourOf, extraPayments, inColour, paymentsFor } from "./payments.ts";
import { emptyView, smallBoard } from "../small_board.ts";
import { cardsMissing, wishedClaim, wishedStation } from "./wishes.ts";

const board = ticketBoard(smallBoard());
const route = (id: string) => board.routes.get(id) as Route;
const prompt: Prompt = {
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
    { do: "pay-extra", cards: { locomotive: 2 } },
    { do: "pay-extra", cards: { green: 2 } },
  ],
};

test("payments that spare locomotives come first", () => {
  const payments = paymentsFor(prompt, { kind: "route", id: "venezia_wien" });
  expect(payments.map(colourOf)).toEqual(["blue", "red", "locomotive"]);
  expect(inColour(payments, "red")).toHaveLength(1);
  expect(paymentsFor(prompt, { kind: "city", id: "roma" })).toHaveLength(1);
  expect(paymentsFor(null, { kind: "city", id: "roma" })).toEqual([]);
  expect(extraPayments(prompt).map(colourOf)).toEqual(["green", "locomotive"]);
  expect(cardByCard({ red: 2, locomotive: 1 })).toEqual(["red", "red", "locomotive"]);
});

test("a chosen colour decides which routes glow", () => {
  expect(fits(board, prompt, undefined)).toEqual({ venezia_wien: "choice", roma_venezia: "fits" });
  expect(fits(board, prompt, "blue")).toEqual({ venezia_wien: "fits", roma_venezia: "choice" });
});

test("what is wished for comes as near as the hand allows", () => {
  expect(wishedClaim(board, route("berlin_wien"), { blue: 2, locomotive: 1 }, undefined)).toEqual({
    do: "claim",
    route: "berlin_wien",
    cards: { blue: 3, locomotive: 1 },
  });
  expect(wishedClaim(board, route("roma_wien"), { green: 3 }, undefined)["cards"]).toEqual({
    green: 1,
    locomotive: 2,
  });
  expect(wishedClaim(board, route("roma_venezia"), {}, "pink")["cards"]).toEqual({ pink: 2 });
  expect(wishedClaim(board, route("roma_venezia"), {}, "locomotive")["cards"]).toEqual({
    locomotive: 2,
  });
  expect(wishedStation("roma", 2, { white: 1 }, undefined)["cards"]).toEqual({ white: 2 });
});

test("one card short: locomotives help where they may be used", () => {
  expect(cardsMissing(board, route("berlin_wien"), { blue: 2, locomotive: 1 })).toBe(1);
  expect(cardsMissing(board, route("roma_wien"), { locomotive: 1, red: 5 })).toBe(1);
  expect(cardsMissing(board, route("roma_wien"), { locomotive: 2, red: 5 })).toBe(0);
  const swiss = ticketBoard(smallBoard({ rules: { locomotives: "tunnels", second_track_from: 3 } }));
  expect(cardsMissing(swiss, route("roma_venezia"), { red: 1, locomotive: 4 })).toBe(1);
  expect(cardsMissing(swiss, route("wien_at"), { locomotive: 4 })).toBe(0);
});

test("marks on the map", () => {
  const view = emptyView({ routes: { berlin_wien: 1 } });
  expect(blockedRoutes(board, view, 0)).toEqual(["berlin_wien_2"]);
  expect(blockedRoutes(board, { ...view, players: 4 }, 0)).toEqual([]);
  expect(blockedRoutes(board, { ...view, players: 4 }, 1)).toEqual(["berlin_wien_2"]);
  const hand = emptyView({ you: { cards: { red: 1 }, tickets: [], offer: [], kept: null } });
  expect(shortRoutes(board, hand, 0, {})).toEqual(["roma_venezia", "wien_at"]);
  const event = { number: 3, seat: 0, message: "event-ticket-claim" };
  expect(lastMove([{ ...event, arguments: { route: "roma_wien" } }])).toEqual({
    routes: ["roma_wien"],
  });
  expect(lastMove([])).toBeNull();
});
