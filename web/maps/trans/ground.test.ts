import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { loadGround } from "../../src/games/trans/map/ground.ts";
import { LINE_LENGTH, netOf, rhombus } from "../../src/games/trans/map/net.ts";
import type { MapBoard } from "../../src/games/trans/wire.ts";
import { makeGround } from "./ground.ts";
import { projectionOf } from "./projection.ts";
import { readBoard } from "./read_board.ts";
import { areaOf } from "./rings.ts";

const SIZES: Readonly<Record<string, readonly [crossings: number, lines: number]>> = {
  "trans-europa": [210, 577],
  "trans-amerika": [188, 509],
};

describe.each(Object.keys(SIZES))("the map of %s", async (id) => {
  const board = readBoard(id) as MapBoard;
  const net = netOf(board);
  const ground = await loadGround(id);

  it("has all crossings and lines of the board, each as long as the next", () => {
    expect([net.crossings.size, net.lines.size]).toEqual(SIZES[id]);
    for (const { from, to } of net.lines.values()) {
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(LINE_LENGTH, 6);
    }
    for (const { a, b } of board.lines ?? []) expect(net.lines.has(`${a}-${b}`), `${a}-${b}`).toBe(true);
  });

  it("gives every line a rhombus of its own", () => {
    const wanted = LINE_LENGTH ** 2 / (2 * Math.sqrt(3));
    for (const line of net.lines.values()) expect(Math.abs(areaOf(rhombus(line)))).toBeCloseTo(wanted, 6);
  });

  it("puts every city where the land says it is", () => {
    const project = projectionOf(board);
    for (const { at, lon, lat, name } of board.cities) {
      const [x, y] = project([lon, lat]);
      const [wantedX, wantedY] = net.crossings.get(at) ?? [0, 0];
      expect(Math.hypot(x - wantedX, y - wantedY), name).toBeLessThan(12);
    }
  });

  it("has a ground that is what the script makes today, and light enough", () => {
    expect(ground).toEqual(JSON.parse(JSON.stringify(makeGround(board))));
    expect(gzipSync(JSON.stringify(ground)).length).toBeLessThan(100_000);
  }, 60_000);
});
