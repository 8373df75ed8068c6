/** Path data cut off at the edge of a picture, with no more points than can be seen. */

import { shortPath } from "../ground/paths.ts";
import { simplify } from "../ground/simplify.ts";
import type { Place } from "../ground/warp.ts";
import type { Part } from "./part.ts";

interface Line {
  points: Place[];
  closed: boolean;
}

/** Half of the widest stroke along a coast, and a little. */
const MARGIN = 30;
/** Cards are drawn at half the size of the map. */
const TOLERANCE = 0.45;
const STRAIGHT = /^[MmLlHhVvZz\d\s,.-]*$/;

/** Nothing is left of what lies outside. Paths with curves stay as they are. */
export function cutPath(path: string, part: Part, isArea: boolean): string {
  if (!STRAIGHT.test(path)) return path;
  const cut = linesOf(path).flatMap((line) => (isArea ? cutArea(line, part) : cutLine(line, part)));
  return cut.map(({ points, closed }) => shortPath(simplify(points, TOLERANCE), closed)).join("");
}

/** The lines of a path in absolute places. */
export function linesOf(path: string): Line[] {
  const lines: Line[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", written = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (written.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const line = lines.at(-1);
    if (command.toUpperCase() === "Z") {
      if (!line) continue;
      line.closed = true;
      [x, y] = line.points[0] ?? [x, y];
      continue;
    }
    for (const [index, place] of steps(command, numbers, [x, y]).entries()) {
      [x, y] = place;
      if (command.toUpperCase() === "M" && index === 0) lines.push({ points: [place], closed: false });
      else lines.at(-1)?.points.push(place);
    }
  }
  return lines;
}

function steps(command: string, numbers: readonly number[], from: Place): Place[] {
  const isRelative = command === command.toLowerCase();
  const places: Place[] = [];
  let [x, y] = from;
  const size = /[hv]/i.test(command) ? 1 : 2;
  for (let index = 0; index < numbers.length; index += size) {
    const first = numbers[index] ?? 0;
    const [right, down] = /h/i.test(command)
      ? [first, undefined]
      : /v/i.test(command)
        ? [undefined, first]
        : [first, numbers[index + 1]];
    x = right === undefined ? x : isRelative ? x + right : right;
    y = down === undefined ? y : isRelative ? y + down : down;
    places.push([x, y]);
  }
  return places;
}

/** Along the edge an area goes on outside of what can be seen. */
function cutArea({ points }: Line, part: Part): Line[] {
  let ring: Place[] = points;
  for (const side of sidesOf(part)) ring = cutRing(ring, side);
  return ring.length > 2 ? [{ points: ring, closed: true }] : [];
}

function cutLine({ points, closed }: Line, part: Part): Line[] {
  const line = closed && points[0] ? [...points, points[0]] : points;
  const sides = sidesOf(part);
  // A step is left out if both its ends lie beyond the same side.
  const isSeen = (index: number): boolean =>
    !sides.some((side) => [index, index + 1].every((end) => outside(line[end] ?? [0, 0], side) > 0));
  const lines: Line[] = [];
  for (let index = 0; index + 1 < line.length; index++) {
    if (!isSeen(index)) continue;
    const [start, end] = [line[index], line[index + 1]];
    if (!start || !end) continue;
    if (index > 0 && isSeen(index - 1)) lines.at(-1)?.points.push(end);
    else lines.push({ points: [start, end], closed: false });
  }
  return lines;
}

type Side = readonly [axis: 0 | 1, sign: 1 | -1, limit: number];

function sidesOf([left, top, width, height]: Part): Side[] {
  return [
    [0, -1, left - MARGIN],
    [0, 1, left + width + MARGIN],
    [1, -1, top - MARGIN],
    [1, 1, top + height + MARGIN],
  ];
}

/** How far beyond a side. */
function outside(place: Place, [axis, sign, limit]: Side): number {
  return (place[axis] - limit) * sign;
}

/** Sutherland and Hodgman: one side after the other. */
function cutRing(ring: readonly Place[], side: Side): Place[] {
  return ring.flatMap((place, index) => {
    const before = ring.at(index - 1) ?? place;
    const [here, there] = [outside(place, side), outside(before, side)];
    const kept: Place[] = here <= 0 ? [place] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = there / (there - here);
    return [[before[0] + (place[0] - before[0]) * part, before[1] + (place[1] - before[1]) * part], ...kept];
  });
}
