import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rowOfSpaces, type TicketLayout } from "../../src/games/ticket/map/layout.ts";
import { readBoardFile } from "./board_file.ts";
import { checkLayout } from "./check.ts";
import { boardsWithLayout, layoutFile } from "./make_layout.ts";

describe.each(boardsWithLayout())("the layout of %s", (id) => {
  const board = readBoardFile(id);
  const layout = JSON.parse(readFileSync(layoutFile(id), "utf8")) as TicketLayout;
  const names = new Map(board.cities.map((city) => [city.id, city.name]));
  const faults = checkLayout(layout, (city) => names.get(city) ?? city);

  test("has every city and every route of the board, and no others", () => {
    expect(Object.keys(layout.cities).sort()).toEqual(board.cities.map((city) => city.id).sort());
    expect(Object.keys(layout.routes).sort()).toEqual(board.routes.map((route) => route.id).sort());
  });

  test("gives every route its ends and its spaces", () => {
    for (const route of board.routes) {
      expect(layout.routes[route.id]).toMatchObject({ a: route.a, b: route.b, length: route.length });
      expect(rowOfSpaces(layout, route.id).spaces).toHaveLength(route.length);
    }
  });

  test("names every city; border exits have a plate instead", () => {
    const named = board.cities.filter((city) => city.country === "").map((city) => city.id);
    expect(Object.keys(layout.labels).sort()).toEqual(named.sort());
  });

  test("lets nothing overlap", () => {
    expect(faults.spacesOnSpaces).toEqual([]);
    expect(faults.spacesOnCities).toEqual([]);
    expect(faults.namesOnNames).toEqual([]);
    expect(faults.namesOnCities).toEqual([]);
    expect(faults.namesOnSpaces).toEqual([]);
    expect(faults.outsideFrame).toEqual([]);
  });

  test("has spaces that are long enough for a wagon", () => {
    expect(faults.shortestSpace).toBeGreaterThan(27);
    expect(faults.longestSpace).toBeLessThanOrEqual(45.001);
  });
});
