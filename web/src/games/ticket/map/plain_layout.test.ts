import { describe, expect, it } from "vitest";

import { smallBoard } from "../small_board.ts";
import type { MapBoard } from "../wire.ts";
import { rowOfSpaces } from "./layout.ts";
import { plainLayout } from "./plain_layout.ts";

const board = smallBoard();
const placed: MapBoard = {
  ...board,
  cities: board.cities.map((city, index) => ({ ...city, lon: index * 3, lat: (index * index) % 7 })),
};

describe("the plain layout of a board of somebody's own", () => {
  it("has every city inside its map", () => {
    const { size, cities } = plainLayout(placed);
    expect(Object.keys(cities)).toEqual(placed.cities.map(({ id }) => id));
    for (const { x, y } of Object.values(cities)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size[0]);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size[1]);
    }
  });

  it("puts cities without a place on a circle, no two on one spot", () => {
    const { cities } = plainLayout(board);
    const spots = Object.values(cities).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(spots).size).toBe(board.cities.length);
  });

  it("gives every route its spaces, and double routes a track on each side", () => {
    const layout = plainLayout(placed);
    for (const { id, length } of placed.routes) expect(rowOfSpaces(layout, id).spaces).toHaveLength(length);
    const [first, second] = [layout.routes["berlin_wien"], layout.routes["berlin_wien_2"]];
    expect((first?.offset ?? 0) + (second?.offset ?? 0)).toBe(0);
    expect(first?.offset).not.toBe(0);
  });
});
