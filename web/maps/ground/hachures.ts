/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Mountains in the old manner: short strokes down both sides of a ridge. */

import { Chance } from "../chance.ts";
import { shortPath, softLine } from "./paths.ts";
import type { Place } from "./warp.ts";

export interface HachureStyle {
  spacing: number;
  shortest: number;
  longest: number;
}

export const HACHURES: HachureStyle = { spacing: 4.2, shortest: 5, longest: 12 };

type Stroke = readonly [Place, Place];

/** Strokes that would reach into the sea are left out. */
export function hachures(
  ridges: readonly (readonly Place[])[],
  isLand: (place: Place) => boolean,
  seed: number,
  style: HachureStyle = HACHURES,
): string {
  const chance = new Chance(seed);
  return ridges
    .flatMap((ridge) => strokesAlong(softLine(ridge), chance, style))
    .filter((stroke) => stroke.every(isLand))
    .map((stroke) => shortPath(stroke))
    .join("");
}

function strokesAlong(ridge: readonly Place[], chance: Chance, style: HachureStyle): Stroke[] {
  const strokes: Stroke[] = [];
  let next = 0;
  let walked = 0;
  const total = lengthOf(ridge);
  ridge.slice(1).forEach((end, index) => {
    const start = ridge[index]!;
    const dx = end[0] - start[0],
      dy = end[1] - start[1];
    const length = Math.hypot(dx, dy);
    for (; next < walked + length; next += style.spacing) {
      const part = (next - walked) / length;
      const place: Place = [start[0] + dx * part, start[1] + dy * part];
      strokes.push(...strokesAt(place, [-dy / length, dx / length], taper(next / total), chance, style));
    }
    walked += length;
  });
  return strokes;
}

/** Ridges fade out at both ends. */
function taper(part: number): number {
  return 0.45 + 0.55 * Math.min(1, 5 * Math.min(part, 1 - part));
}

function strokesAt(
  [x, y]: Place,
  [nx, ny]: Place,
  size: number,
  chance: Chance,
  style: HachureStyle,
): Stroke[] {
  return [-1, 1].map((side) => {
    const near = side * (2.5 + chance.next() * 2);
    const far = near + side * size * (style.shortest + chance.next() * (style.longest - style.shortest));
    const slip = (chance.next() - 0.5) * 3;
    return [
      [x + nx * near, y + ny * near],
      [x + nx * far + slip, y + ny * far + slip],
    ];
  });
}

function lengthOf(line: readonly Place[]): number {
  return line
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - line[index]![0], y - line[index]![1]), 0);
}
