/** Hachures: short strokes down the slopes of a hill, denser towards its foot. */

import type { Point } from "../../src/map/curve.ts";
import { round } from "./outlines.ts";
import { grain } from "./wobble.ts";

/** Rows of strokes: how far in from the foot, how far apart, how long. */
const ROWS: readonly (readonly [inset: number, apart: number, length: number])[] = [
  [0.9, 6.5, 9],
  [0.72, 9, 7],
];

export function hachuresOf(outline: readonly Point[], [x, y]: Point, seed: number): string {
  return ROWS.map(([inset, apart, length], row) => {
    const foot = outline.map(([px, py]): Point => [x + (px - x) * inset, y + (py - y) * inset]);
    return everySoFar(foot, apart)
      .map(([px, py], index) => {
        const [dx, dy] = [x - px, y - py];
        const far = Math.hypot(dx, dy) || 1;
        const long = length * (1 + 0.45 * grain(index, row, seed));
        return `M${round(px)} ${round(py)}l${round((dx / far) * long)} ${round((dy / far) * long)}`;
      })
      .join("");
  }).join("");
}

function everySoFar(outline: readonly Point[], apart: number): Point[] {
  const places: Point[] = [];
  let left = apart / 2;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (; left < length; left += apart) {
      const share = left / length;
      places.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    left -= length;
  });
  return places;
}
