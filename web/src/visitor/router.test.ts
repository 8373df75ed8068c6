import { beforeAll, expect, it, vi } from "vitest";

import type { Route } from "./router.svelte.ts";
import addresses from "./addresses.json" with { type: "json" };

let routeOf: (path: string) => Route;
let isElsewhere: (path: string) => boolean;

beforeAll(async () => {
  vi.stubGlobal("location", new URL("http://stellwerk.example/"));
  vi.stubGlobal("addEventListener", () => undefined);
  ({ routeOf, isElsewhere } = await import("./router.svelte.ts"));
});

it.each(Object.entries(addresses))("knows the page at %s, as the server does", (path, page) => {
  expect(routeOf(path).page).toBe(page);
});

it("opens a replay at a step only if it is one", () => {
  expect(routeOf("/t/a/replay/7")).toEqual({ page: "replay", table: "a", step: 7 });
  expect(routeOf("/t/a/replay/x")).toEqual({ page: "replay", table: "a", step: undefined });
});

it("leaves the API and the documentation to the server", () => {
  expect(["/api/me", "/docs", "/docs/games/nurnberg.html"].every(isElsewhere)).toBe(true);
  expect(["/", "/rules", "/docs-of-mine"].some(isElsewhere)).toBe(false);
});
