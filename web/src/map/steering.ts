/**
 * Keys on a map: arrows lead from one place to the nearest one in that direction, page keys through
 * all places one after the other, so that none is ever out of reach.
 */

import type { Point } from "./curve.ts";

/** A place in the window. */
export interface Pixel {
  x: number;
  y: number;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How much worse a step sideways is than a step ahead. */
const ASTRAY = 1.2;

const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

export function isPressing(key: string): boolean {
  return key === "Enter" || key === " ";
}

export function isSteering(key: string): boolean {
  return key in DIRECTIONS || key in STEPS;
}

/** Where a key leads from a place, if anywhere. */
export function steer(places: ReadonlyMap<string, Point>, from: string, key: string): string | undefined {
  const step = STEPS[key];
  if (step === undefined) return nearestAhead(places, from, DIRECTIONS[key]);
  const all = [...places.keys()];
  return all[(all.indexOf(from) + step + all.length) % all.length];
}

function nearestAhead(
  places: ReadonlyMap<string, Point>,
  from: string,
  direction: Point | undefined,
): string | undefined {
  const start = places.get(from);
  if (!direction || !start) return undefined;
  let best: { id: string; cost: number } | undefined;
  for (const [id, [x, y]] of places) {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (id === from || ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + ASTRAY * aside;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}

/** The middle of what was pressed, or the place of the pointer, in pixels of the window. */
export function placeOf(event: Event): Pixel {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
