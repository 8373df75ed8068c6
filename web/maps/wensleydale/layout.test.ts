import { describe, expect, it } from "vitest";

import { outlineOf } from "../../src/games/wensleydale/map/layout.ts";
import { layoutOf } from "../../src/games/wensleydale/map/load.ts";
import { readBoard } from "../trans/read_board.ts";
import { makeLayout } from "./layout.ts";
import { crossesItself, inside, pairKey, touching } from "./touching.ts";
import { PLATE_WIDTH } from "./tracks.ts";
import type { MapBoard } from "../../src/games/wensleydale/wire.ts";

/** The areas are the same on both sides of the auction board; only boxes and trains differ there. */
describe.each(["wensleydale", "nurnberg"])("the layout of %s", async (id) => {
  const board = readBoard(id) as MapBoard;
  const layout = await layoutOf(board);
  const outlines = new Map(Object.entries(layout.areas).map(([area, its]) => [area, outlineOf(layout, its)]));

  it("is what the script makes of the board today", () => {
    expect(layout).toEqual(JSON.parse(JSON.stringify(makeLayout(board))));
  }, 60_000);

  it("lets exactly those areas touch that have a border", () => {
    const drawn = [...touching(outlines).keys()].sort();
    const wanted = board.borders.map(({ a, b }) => pairKey(a, b)).sort();
    expect(drawn).toEqual(wanted);
  });

  it("has room for a track on every open border", () => {
    const lengths = touching(outlines);
    for (const border of layout.borders.filter(({ open }) => open)) {
      const [a = "", b = ""] = border.id.split("|");
      expect(lengths.get(pairKey(a, b)), border.id).toBeGreaterThan(PLATE_WIDTH);
    }
  });

  it("opens the borders that can take a track", () => {
    expect(layout.borders.filter(({ open }) => open)).toHaveLength(id === "nurnberg" ? 131 : 137);
    expect(layout.borders.filter(({ river }) => river).map((border) => border.id)).toEqual(
      board.borders.filter(({ river }) => river).map(({ a, b }) => `${a}|${b}`),
    );
  });

  it("draws simple outlines with their pieces inside", () => {
    for (const [area, outline] of outlines) {
      expect(crossesItself(outline), area).toBe(false);
      const pieces = layout.areas[area]?.piecesAt ?? [0, 0];
      expect(inside(pieces, outline), area).toBe(true);
    }
  });
});
