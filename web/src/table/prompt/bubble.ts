/** Where a bubble stands that answers a press: above it, or below where there is no room. */

import type { Point } from "../model.svelte.ts";

const EDGE = 12;

export interface BubblePlace extends Point {
  isAbove: boolean;
}

/** Without a place, as for presses by keyboard, the bubble stands where such bubbles always stand. */
export function bubblePlace(at: Point | undefined, width: number, height: number): BubblePlace | undefined {
  if (!at || (at.x === 0 && at.y === 0)) return undefined;
  const x = Math.min(Math.max(EDGE, at.x - width / 2), innerWidth - width - EDGE);
  const above = at.y - height - 18;
  return { x, y: above < EDGE ? at.y + 22 : above, isAbove: above >= EDGE };
}
