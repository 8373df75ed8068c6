/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Path data as short as it gets: relative, one decimal, no spaces that are not needed. */

import { geoIdentity, geoPath } from "d3-geo";
import type { Geometry, Position } from "geojson";
import type { Place } from "./warp.ts";

export type Extent = [[left: number, top: number], [right: number, bottom: number]];

/** A planar geometry cut off at an extent. Lines smaller than `smallest` in both directions are left out. */
export function clippedPath(geometry: Geometry, extent: Extent, smallest = 0): string {
  return clippedLines(geometry, extent, smallest)
    .map(({ points, closed }) => shortPath(points, closed))
    .join("");
}

/** The same as many short paths. */
export function clippedPieces(geometry: Geometry, extent: Extent, smallest = 0): string[] {
  return clippedLines(geometry, extent, smallest).flatMap(({ points, closed }) =>
    points.length <= PIECE ? [shortPath(points, closed)] : pieces(closed ? [...points, points[0]!] : points),
  );
}

const PIECE = 60;

function pieces(points: readonly Place[]): string[] {
  const count = Math.ceil(points.length / PIECE);
  return Array.from({ length: count }, (_, index) =>
    shortPath(points.slice(index * PIECE, (index + 1) * PIECE + 1)),
  );
}

interface ClippedLine {
  points: Place[];
  closed: boolean;
}

function clippedLines(geometry: Geometry, extent: Extent, smallest: number): ClippedLine[] {
  const path = geoPath(geoIdentity().clipExtent(extent)).digits(2)(nearby(geometry, extent)) ?? "";
  return path
    .split("M")
    .slice(1)
    .map((part) => ({ closed: part.endsWith("Z"), points: pointsOf(part) }))
    .filter(({ points }) => points.length > 1 && extentOf(points) >= smallest);
}

/** Polygons that do not reach the extent are left out: clipping may turn them inside out. */
function nearby(geometry: Geometry, extent: Extent): Geometry {
  if (geometry.type === "Polygon")
    return nearby({ type: "MultiPolygon", coordinates: [geometry.coordinates] }, extent);
  if (geometry.type !== "MultiPolygon") return geometry;
  const coordinates = geometry.coordinates.filter(([ring]) => ring !== undefined && reaches(ring, extent));
  return { type: "MultiPolygon", coordinates };
}

function reaches(ring: Position[], [[left, top], [right, bottom]]: Extent): boolean {
  const xs = ring.map((point) => point[0]!);
  const ys = ring.map((point) => point[1]!);
  return (
    Math.max(...xs) > left && Math.min(...xs) < right && Math.max(...ys) > top && Math.min(...ys) < bottom
  );
}

function pointsOf(part: string): Place[] {
  return part
    .replace("Z", "")
    .split("L")
    .map((pair) => pair.split(",").map(Number) as [number, number]);
}

function extentOf(points: readonly Place[]): number {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

export function shortPath(points: readonly Place[], closed = false): string {
  let x = 0,
    y = 0,
    path = "",
    drawn = 0;
  for (const point of points) {
    const nextX = Math.round(point[0] * 10),
      nextY = Math.round(point[1] * 10);
    if (drawn && nextX === x && nextY === y) continue;
    const pair = joined(nextX - x, nextY - y);
    path += drawn === 0 ? `M${pair}` : drawn === 1 ? `l${pair}` : pair.startsWith("-") ? pair : ` ${pair}`;
    x = nextX;
    y = nextY;
    drawn++;
  }
  return path + (closed ? "z" : "");
}

function joined(dx: number, dy: number): string {
  const second = tenths(dy);
  return tenths(dx) + (second.startsWith("-") ? second : ` ${second}`);
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, "$1.");
}

/** A line drawn softly: its corners are the control points of quadratic curves. */
export function softLine(points: readonly Place[]): Place[] {
  const soft: Place[] = [points[0]!];
  for (let index = 1; index < points.length - 1; index++) {
    const before = soft.at(-1)!;
    const corner = points[index]!;
    const next = points[index + 1]!;
    const end: Place =
      index === points.length - 2 ? next : [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const u = 1 - t;
      soft.push([
        u * u * before[0] + 2 * u * t * corner[0] + t * t * end[0],
        u * u * before[1] + 2 * u * t * corner[1] + t * t * end[1],
      ]);
    }
  }
  if (points.length === 2) soft.push(points[1]!);
  return soft;
}

/** A closed shape with soft corners. */
export function softRing(points: readonly Place[]): Place[] {
  const count = points.length;
  return points.flatMap((corner, index) => {
    const before = middle(points[(index + count - 1) % count]!, corner);
    const after = middle(corner, points[(index + 1) % count]!);
    return [0, 0.33, 0.67].map((t): Place => {
      const u = 1 - t;
      return [
        u * u * before[0] + 2 * u * t * corner[0] + t * t * after[0],
        u * u * before[1] + 2 * u * t * corner[1] + t * t * after[1],
      ];
    });
  });
}

function middle(one: Place, other: Place): Place {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
