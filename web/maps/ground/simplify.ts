/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Leaves out points of a line that lie within a tolerance of the line without them (Douglas and Peucker). */

import type { Place } from "./warp.ts";

export function simplify(line: readonly Place[], tolerance: number): Place[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    const farthest = farthestBetween(line, first, last);
    if (farthest.distance <= tolerance) continue;
    keep[farthest.index] = 1;
    open.push([first, farthest.index], [farthest.index, last]);
  }
  return line.filter((_, index) => keep[index]);
}

function farthestBetween(
  line: readonly Place[],
  first: number,
  last: number,
): { index: number; distance: number } {
  const found = { index: first, distance: 0 };
  for (let index = first + 1; index < last; index++) {
    const distance = distanceToSegment(line[index]!, line[first]!, line[last]!);
    if (distance > found.distance) Object.assign(found, { index, distance });
  }
  return found;
}

export function distanceToSegment([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const dx = bx - ax,
    dy = by - ay;
  const squared = dx * dx + dy * dy;
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}
