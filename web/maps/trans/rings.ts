/** Rings of points: cutting them to a window, thinning them out, writing them as SVG paths. */

import type { Point } from "../../src/map/curve.ts";
import { simplify } from "../ground/simplify.ts";

export type Ring = readonly Point[];

export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What of a closed ring lies inside a window (Sutherland and Hodgman). */
export function cutRing(ring: Ring, window: Window): Ring {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, window.left, 1],
    [0, window.right, -1],
    [1, window.top, 1],
    [1, window.bottom, -1],
  ];
  return sides.reduce<Ring>((rest, [axis, limit, sign]) => cutSide(rest, axis, limit, sign), ring);
}

function cutSide(ring: Ring, axis: 0 | 1, limit: number, sign: 1 | -1): Ring {
  const inside = (point: Point): boolean => sign * (point[axis] - limit) >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (inside(point) === inside(before)) return inside(point) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const cut: Point = [
      before[0] + share * (point[0] - before[0]),
      before[1] + share * (point[1] - before[1]),
    ];
    return inside(point) ? [cut, point] : [cut];
  });
}

/** The pieces of an open line that lie inside a window. */
export function cutLine(line: Ring, window: Window): Ring[] {
  const pieces: Point[][] = [[]];
  for (const point of line) {
    const inside =
      point[0] >= window.left &&
      point[0] <= window.right &&
      point[1] >= window.top &&
      point[1] <= window.bottom;
    if (inside) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** A line in pieces of at most so many points; each begins where the one before ends. */
export function piecesOf(line: Ring, longest: number): Ring[] {
  if (line.length <= longest) return [line];
  return [line.slice(0, longest), ...piecesOf(line.slice(longest - 1), longest)];
}

/** Adds points so that long straight steps can be bent. */
export function refined(line: Ring, longest: number): Ring {
  return line.flatMap((point, index) => {
    const before = line[index - 1];
    if (!before) return [point];
    const steps = Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / longest);
    return Array.from({ length: Math.max(1, steps) }, (_, step): Point => {
      const share = (step + 1) / Math.max(1, steps);
      return [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
    });
  });
}

/** A closed ring, thinned; nothing if it is too small to be seen. */
export function thinnedRing(ring: Ring, tolerance: number, smallest: number): Ring {
  if (ring.length < 4 || Math.abs(areaOf(ring)) < smallest) return [];
  const middle = Math.floor(ring.length / 2);
  const first = ring[0];
  if (!first) return [];
  const one = simplify(ring.slice(0, middle + 1), tolerance);
  const other = simplify([...ring.slice(middle), first], tolerance);
  return [...one.slice(0, -1), ...other.slice(0, -1)];
}

export function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = ring.at(index - 1) ?? [x, y];
    return sum + (lastX * y - x * lastY) / 2;
  }, 0);
}

/** An SVG path in steps from point to point, to one decimal. */
export function pathOf(line: Ring, closed: boolean): string {
  let [lastX, lastY] = [0, 0];
  const steps = line.map(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x * 10), Math.round(y * 10)];
    const step = `${index ? "l" : "M"}${(nextX - lastX) / 10},${(nextY - lastY) / 10}`;
    [lastX, lastY] = [nextX, nextY];
    return step;
  });
  if (steps.length < 2) return "";
  return steps.join("").replaceAll(",-", "-") + (closed ? "z" : "");
}
