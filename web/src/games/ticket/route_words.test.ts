import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { texts } from "../../texts/texts.svelte.ts";
import { ticketBoard } from "./board.ts";
import { aboutRoute, routePrice, routeWorth } from "./route_words.ts";
import { smallBoard } from "./small_board.ts";

const board = ticketBoard(smallBoard());

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
  await texts.choose("en");
  await texts.also("ticket");
});
afterAll(() => vi.unstubAllGlobals());

test("a route says its price and its points", () => {
  expect(aboutRoute(board, "roma_venezia")).toBe("Roma – Venezia, 2 × red, 2 points");
  expect(aboutRoute(board, "wien_at")).toBe("Wien – Austria (Linz), 1 × green, tunnel, 1 point");
});

test("a ferry says its locomotives", () => {
  const ferry = board.routes.get("roma_wien");
  expect(ferry && routePrice(ferry)).toBe("3 × grey, ferry with 2 locomotives");
  expect(ferry && routeWorth(board, ferry)).toBe("4 points");
});
