/** Arrow keys on a map: from one place to the nearest one in that direction. */

import type { Point } from "./net.ts";

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How much worse a step sideways is than a step ahead. */
const ASTRAY = 2;

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest place in the direction of an arrow key, if there is one. */
export function steer(places: ReadonlyMap<string, Point>, from: string, key: string): string | undefined {
  const direction = DIRECTIONS[key];
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
export function placeOf(event: Event): { x: number; y: number } {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
