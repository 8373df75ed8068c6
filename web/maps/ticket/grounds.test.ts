import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Point } from "../../src/map/curve.ts";
import type { Ground, GroundName } from "../../src/map/ground.ts";
import { outlinesOverlap } from "../../src/map/label.ts";
import { rowOfSpaces, type TicketLayout } from "../../src/games/ticket/map/layout.ts";
import { LANDS } from "./make_ground.ts";
import { layoutFile } from "./make_layout.ts";
import { spaceOutline } from "../../src/games/ticket/map/trim.ts";

const MOST_BYTES = 120_000;

describe.each(Object.keys(LANDS))("the ground of %s", (id) => {
  const text = readFileSync(
    fileURLToPath(
      new URL(`../../../src/stellwerk/games/ticket/pictures/grounds/${id}.json`, import.meta.url),
    ),
    "utf8",
  );
  const ground = JSON.parse(text) as Ground;
  const layoutText = readFileSync(layoutFile(id), "utf8");
  const layout = JSON.parse(layoutText) as TicketLayout;

  test("is light enough together with the layout", () => {
    expect(gzipSync(text).length + gzipSync(layoutText).length).toBeLessThan(MOST_BYTES);
  });

  test("has land, tinted regions and frontiers", () => {
    expect(ground.land).toMatch(/^M.*z$/);
    expect(ground.regions.length).toBeGreaterThan(4);
    expect(ground.borders).not.toBe("");
  });

  test("draws each line relative to its start", () => {
    for (const path of [ground.land, ground.coast, ground.borders, ground.rivers]) {
      expect(path).not.toMatch(/M-?[\d.]+[ -][\d.]+[ -]/);
    }
  });

  test("has no name across a route", () => {
    const spaces = Object.keys(layout.routes).flatMap((route) => {
      const row = rowOfSpaces(layout, route);
      return row.spaces.map((space) => ({ route, outline: spaceOutline(row, space) }));
    });
    const crossed = ground.names.flatMap((name) =>
      spaces
        .filter(({ outline }) => outlinesOverlap(outline, outlineOf(name)))
        .map(({ route }) => `${name.id} ${route}`),
    );
    expect(crossed).toEqual([]);
  });
});

/** About the box of the name; its id is about as long as the name in any language. */
function outlineOf(name: GroundName): Point[] {
  const half = (name.id.length * (name.size * 0.47 + name.spacing)) / 2;
  const turn = (name.turn * Math.PI) / 180;
  const corners: Point[] = [
    [-half, -name.size * 0.7],
    [half, -name.size * 0.7],
    [half, name.size * 0.2],
    [-half, name.size * 0.2],
  ];
  return corners.map(([x, y]) => [
    name.x + x * Math.cos(turn) - y * Math.sin(turn),
    name.y + x * Math.sin(turn) + y * Math.cos(turn),
  ]);
}
