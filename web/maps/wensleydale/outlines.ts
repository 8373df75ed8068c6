/** Outlines: every border becomes one wobbling chain, shared by the areas on both of its sides. */

import { borderId } from "../../src/games/wensleydale/map/board.ts";
import type { Chain } from "../../src/games/wensleydale/map/layout.ts";
import type { Point } from "../../src/map/curve.ts";
import { wobble } from "./wobble.ts";
import type { Area, Border, MapBoard } from "../../src/games/wensleydale/wire.ts";

const STEP = 24;
const SEED = 8;

export interface Outlines {
  readonly chains: Chain[];
  readonly rings: Map<string, number[]>;
  /** The chain between two corners of the board, in that direction. */
  readonly along: (from: Point, to: Point) => Point[];
}

export function outlinesOf(board: MapBoard): Outlines {
  const chains: Chain[] = [];
  const numbers = new Map<string, number>();
  const add = (line: readonly Point[]): number => {
    const number = chains.push(chainOf(line, board));
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) throw new Error("a border without ends");
    numbers.set(sideKey(first, last), number);
    numbers.set(sideKey(last, first), -number);
    return number;
  };
  for (const border of board.borders) add(endsOnly(border));
  const rings = new Map(
    board.areas.map((area) => [
      area.id,
      sidesOf(area).map(([from, to]) => numbers.get(sideKey(from, to)) ?? add([from, to])),
    ]),
  );
  const along = (from: Point, to: Point): Point[] => {
    const number = numbers.get(sideKey(from, to));
    if (number === undefined) throw new Error(`no border runs from ${from.join()} to ${to.join()}`);
    const points = unchained(chains[Math.abs(number) - 1] ?? []);
    return number < 0 ? points.reverse() : points;
  };
  return { chains, rings, along };
}

/** The corners of an area, pair by pair. */
export function sidesOf(area: Area): (readonly [Point, Point])[] {
  return area.polygon.map((corner, index) => [
    corner,
    area.polygon[(index + 1) % area.polygon.length] ?? corner,
  ]);
}

function endsOnly(border: Border): readonly Point[] {
  if (border.line.length !== 2) throw new Error(`${borderId(border)} has corners between its ends`);
  return border.line;
}

function chainOf(line: readonly Point[], { size }: MapBoard): number[] {
  const [from, to] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    return wobble([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])], size, SEED);
  }).flatMap(([x, y]) => [round(x), round(y)]);
}

function unchained(chain: Chain): Point[] {
  return chain.flatMap((x, index) => (index % 2 ? [] : [[x, chain[index + 1] ?? 0] as const]));
}

function sideKey(from: Point, to: Point): string {
  return `${from.join()};${to.join()}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
