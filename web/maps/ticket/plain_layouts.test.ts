/** Real boards, laid out as if they were somebody's own. */

import { describe, expect, test } from "vitest";
import type { MapBoard } from "../../src/games/ticket/wire.ts";
import { plainLayout } from "../../src/games/ticket/map/plain_layout.ts";
import { boardsOf } from "../board_files.ts";
import { readBoardFile } from "./board_file.ts";
import { checkLayout } from "./check.ts";

function ownBoard(id: string): MapBoard {
  const { cities, routes } = readBoardFile(id);
  const written = routes.map(({ doubleOf, ...route }) => ({ ...route, double_of: doubleOf }));
  return { id: "my-own", cities, routes: written } as unknown as MapBoard;
}

describe.each(boardsOf("ticket"))("the plain layout of %s", (id) => {
  const board = ownBoard(id);
  const names = new Map(board.cities.map((city) => [city.id, city.name]));
  const faults = checkLayout(plainLayout(board), (city) => names.get(city) ?? city);

  test("has spaces long enough to be seen and pressed, and none on a city", () => {
    expect(faults.shortestSpace).toBeGreaterThan(25);
    expect(faults.spacesOnCities).toEqual([]);
  });

  test("has names that lie on no other name and on no city", () => {
    expect(faults.namesOnNames).toEqual([]);
    expect(faults.namesOnCities).toEqual([]);
    expect(faults.outsideFrame).toEqual([]);
  });
});
