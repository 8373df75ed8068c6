/** Rivers run along the borders; their names stand where the water is straight and nothing else is. */

import type { RiverLayout } from "../../src/games/wensleydale/map/layout.ts";
import { textWidth } from "../../src/map/label.ts";
import type { Point } from "../../src/map/curve.ts";
import { round, type Outlines } from "./outlines.ts";
import type { MapBoard } from "../../src/games/wensleydale/wire.ts";

/** A disc to keep off. */
export type Obstacle = readonly [x: number, y: number, reach: number];

const NAME_SIZE = 20;
const NAME_TRACKING = 2;
const BESIDE = 12;
const STEEPEST = 75;

export function layRivers(
  board: MapBoard,
  { along }: Outlines,
  obstacles: readonly Obstacle[],
): RiverLayout[] {
  return (board.rivers ?? []).map(({ name, points }) => {
    const course = points.flatMap((point, index) => {
      const next = points[index + 1];
      return next ? along(point, next).slice(0, -1) : [];
    });
    const mouth = points.at(-1);
    const before = points.at(-2);
    const end = mouth && before ? along(before, mouth).at(-1) : undefined;
    const line = end ? [...course, end] : course;
    return {
      name,
      line: softened(line).flatMap(([x, y]) => [round(x), round(y)]),
      nameAt: nameOn(line, name, obstacles, board.size),
    };
  });
}

/** Corners cut once (Chaikin): water does not turn on the spot. */
function softened(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const cut = line.slice(0, -1).flatMap((a, index): Point[] => {
    const b = line[index + 1] ?? a;
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ];
  });
  return [first, ...cut, last];
}

function nameOn(
  line: readonly Point[],
  name: string,
  obstacles: readonly Obstacle[],
  board: readonly [width: number, height: number],
): readonly [x: number, y: number, angle: number] {
  const width = textWidth(name, NAME_SIZE) + name.length * NAME_TRACKING;
  let best: { cost: number; at: readonly [number, number, number] } = { cost: Infinity, at: [0, 0, 0] };
  line.forEach((from, index) => {
    const to = line.slice(index + 1).find(([x, y]) => Math.hypot(x - from[0], y - from[1]) >= width);
    if (!to) return;
    for (const side of [-1, 1]) {
      const candidate = beside(from, to, side);
      const stretch = line.slice(index, line.indexOf(to) + 1);
      const cost = priceOf(candidate, width, stretch, obstacles) + inMapUnits(candidate, width, board);
      if (cost < best.cost) best = { cost, at: candidate };
    }
  });
  return best.at;
}

/** A place for letters beside a stretch, never upside down. */
function beside(from: Point, to: Point, side: number): readonly [number, number, number] {
  let angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  if (Math.abs(angle) > Math.PI / 2) angle += Math.PI;
  const baseline = side < 0 ? -BESIDE + 2 : BESIDE + NAME_SIZE * 0.55;
  const [x, y] = [
    (from[0] + to[0]) / 2 - Math.sin(angle) * baseline,
    (from[1] + to[1]) / 2 + Math.cos(angle) * baseline,
  ];
  const degrees = (angle * 180) / Math.PI;
  return [round(x), round(y), round(degrees > 180 ? degrees - 360 : degrees)];
}

function priceOf(
  [x, y, angle]: readonly [number, number, number],
  width: number,
  stretch: readonly Point[],
  obstacles: readonly Obstacle[],
): number {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const bend = Math.max(...stretch.map((point) => depth(point, x, y, dx, dy)));
  const letters = [-0.5, -0.25, 0, 0.25, 0.5].map((share): Point => [
    x + dx * width * share + dy * 6,
    y + dy * width * share - dx * 6,
  ]);
  const struck = letters.flatMap((letter) =>
    obstacles.map(([ox, oy, reach]) => Math.max(0, reach + 9 - Math.hypot(letter[0] - ox, letter[1] - oy))),
  );
  return (
    bend * 2 +
    struck.reduce((sum, each) => sum + each, 0) * 2 +
    Math.max(0, Math.abs(angle) - STEEPEST) +
    Math.abs(angle) * 0.05
  );
}

/** How far the water comes up to the letters' middle line from below or above. */
function depth([px, py]: Point, x: number, y: number, dx: number, dy: number): number {
  const off = Math.abs((px - x) * -dy + (py - y) * dx);
  return Math.max(0, 17 - off) + Math.max(0, off - 22);
}

/** How far the ends of a name reach into the frame around the board. */
function inMapUnits(
  [x, y, angle]: readonly [number, number, number],
  width: number,
  [right, bottom]: readonly [width: number, height: number],
): number {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [(Math.abs(Math.cos(turn)) * width) / 2, (Math.abs(Math.sin(turn)) * width) / 2];
  const nearest = Math.min(x - dx, y - dy, right - x - dx, bottom - y - dy);
  return Math.max(0, 24 - nearest) * 4;
}
