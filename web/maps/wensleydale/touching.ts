/** Which outlines share a stretch of border: told from the drawn points alone. */

import type { Point } from "../../src/map/curve.ts";

/** Pairs of areas with a common stretch, as `a|b` in alphabetical order, and how long it is. */
export function touching(outlines: ReadonlyMap<string, readonly Point[]>): Map<string, number> {
  const owners = new Map<string, string[]>();
  const lengths = new Map<string, number>();
  for (const [area, outline] of outlines) {
    outline.forEach((point, index) => {
      const next = outline[(index + 1) % outline.length] ?? point;
      const key = [point.join(), next.join()].sort().join(";");
      lengths.set(key, Math.hypot(next[0] - point[0], next[1] - point[1]));
      owners.set(key, [...(owners.get(key) ?? []), area]);
    });
  }
  const shared = new Map<string, number>();
  for (const [key, areas] of owners) {
    if (areas.length < 2) continue;
    const pair = pairKey(areas[0] ?? "", areas[1] ?? "");
    shared.set(pair, (shared.get(pair) ?? 0) + (lengths.get(key) ?? 0));
  }
  return shared;
}

export function pairKey(a: string, b: string): string {
  return [a, b].sort().join("|");
}

/** Whether a closed outline crosses itself. */
export function crossesItself(outline: readonly Point[]): boolean {
  const sides = outline.map(
    (point, index) => [point, outline[(index + 1) % outline.length] ?? point] as const,
  );
  return sides.some(([a, b], one) =>
    sides.some(([c, d], other) => {
      const apart = Math.abs(one - other);
      return apart > 1 && apart < sides.length - 1 && segmentsCross(a, b, c, d);
    }),
  );
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Whether a point lies inside a closed outline. */
export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let isInside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  });
  return isInside;
}
