/** A hand's unsteadiness: moves every point of the plane a little, neighbours nearly alike. */

import type { Point } from "../../src/map/curve.ts";

/** Wave length and reach; together gentle enough that nothing folds over. */
const WAVES: readonly (readonly [length: number, reach: number])[] = [
  [150, 14],
  [56, 6.5],
];
/** Towards the frame the hand grows steady. */
const STEADY_BELOW = 60;

export function wobble([x, y]: Point, [width, height]: readonly [number, number], seed: number): Point {
  const steady = Math.min(1, Math.min(x, y, width - x, height - y) / STEADY_BELOW);
  if (steady <= 0) return [x, y];
  let [dx, dy] = [0, 0];
  WAVES.forEach(([length, reach], wave) => {
    dx += reach * noise(x / length, y / length, seed + wave * 2);
    dy += reach * noise(x / length, y / length, seed + wave * 2 + 1);
  });
  return [x + dx * steady, y + dy * steady];
}

/** Smooth value noise between −1 and 1. */
function noise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = mix(grain(column, row, seed), grain(column + 1, row, seed), u);
  const bottom = mix(grain(column, row + 1, seed), grain(column + 1, row + 1, seed), u);
  return mix(top, bottom, v);
}

/** A number between −1 and 1 that looks like chance and is always the same. */
export function grain(column: number, row: number, seed: number): number {
  let mixed = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  mixed ^= mixed >>> 16;
  return ((mixed >>> 0) / 0xffffffff) * 2 - 1;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
