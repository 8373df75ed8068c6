/** How a Wensleydale board is drawn: outlines, plates, names; made by maps/wensleydale. */

import type { Point } from "../../../map/curve.ts";
import type { RowEdge } from "../../../map/viewport.ts";

/** Points one after the other: x, y, x, y … */
export type Chain = readonly number[];

export interface BorderLayout {
  readonly id: string;
  /** Whether a track can ever lie here. */
  readonly open: boolean;
  readonly river: string;
  /** Where a track lies, and its angle in degrees. */
  readonly track: readonly [x: number, y: number, angle: number];
}

export interface AreaLayout {
  /** The chains around the area, by number; negative ones run backwards. Counted from 1. */
  readonly ring: readonly number[];
  /** The name in one or two lines; the baseline of the first. */
  readonly name: readonly string[];
  readonly nameAt: Point;
  /** Whether the name is set in smaller letters. */
  readonly small?: true;
  /** The middle of what lies in the area: people, cubes, a company's plate. */
  readonly piecesAt: Point;
}

export interface RiverLayout {
  readonly name: string;
  readonly line: Chain;
  readonly nameAt: readonly [x: number, y: number, angle: number];
}

export interface Layout {
  readonly size: readonly [width: number, height: number];
  /** The chains of the borders, in the order of the board, and then those along the frame. */
  readonly chains: readonly Chain[];
  readonly borders: readonly BorderLayout[];
  readonly areas: Readonly<Record<string, AreaLayout>>;
  readonly rivers: readonly RiverLayout[];
  /** The edge at which the map is emptiest: there its buttons lie. */
  readonly buttons: RowEdge;
  /** Short strokes down the slopes of all hills. */
  readonly hachures: string;
}

export function pointsOf(chain: Chain): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < chain.length; index += 2) {
    points.push([chain[index] ?? 0, chain[index + 1] ?? 0]);
  }
  return points;
}

/** The points of a chain, by its number as an area's ring gives it. */
export function chainPoints(layout: Layout, number: number): Point[] {
  const points = pointsOf(layout.chains[Math.abs(number) - 1] ?? []);
  return number < 0 ? points.reverse() : points;
}

/** The closed outline of an area. */
export function outlineOf(layout: Layout, area: AreaLayout): Point[] {
  return area.ring.flatMap((number) => chainPoints(layout, number).slice(0, -1));
}

/** A chain as a soft line: it goes through its ends and bends at the points between. */
export function softPath(points: readonly Point[], start: "M" | "L" = "M"): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  let path = `${start}${first[0]} ${first[1]}`;
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index] ?? first;
    const next = points[index + 1] ?? last;
    const [endX, endY] = index === points.length - 2 ? last : [(x + next[0]) / 2, (y + next[1]) / 2];
    path += `Q${x} ${y} ${round(endX)} ${round(endY)}`;
  }
  return points.length === 2 ? `${path}L${last[0]} ${last[1]}` : path;
}

/** The outline of an area along the soft lines of its borders. */
export function outlinePath(layout: Layout, area: AreaLayout): string {
  const parts = area.ring.map((number, index) => softPath(chainPoints(layout, number), index ? "L" : "M"));
  return `${parts.join("")}Z`;
}

/** The main line that comes from beyond the board into a company's town, unless a name is in its way. */
export function mainLine(layout: Layout, { ring, nameAt, piecesAt: [x, y] }: AreaLayout): string {
  const [width, height] = layout.size;
  const edges = ring
    .filter((number) => Math.abs(number) > layout.borders.length)
    .map((number) => chainPoints(layout, number))
    .map((points): Point => [
      nearest(
        x,
        points.map((point) => point[0]),
      ),
      nearest(
        y,
        points.map((point) => point[1]),
      ),
    ])
    .filter(
      ([edgeX, edgeY]) => edgeX === 0 || edgeX === width || (nameAt[1] < y ? edgeY === height : edgeY === 0),
    );
  const [entry] = edges.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  return entry ? `M${entry[0]} ${entry[1]}L${x} ${y}` : "";
}

/** A value itself, if it lies between the given ones, or else the closer end. */
function nearest(value: number, values: readonly number[]): number {
  return Math.max(Math.min(...values), Math.min(Math.max(...values), value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
