/** Markers that lie elsewhere than before glide there; where less motion is wanted they fade in. */

import { landed } from "../../../table/flight.ts";
import { paced, prefersLessMotion } from "../../../table/motion.ts";

export type Spots = ReadonlyMap<string, { x: number; y: number }>;

const DURATION = 360;
const FADE = 120;
const TRAVEL = "cubic-bezier(.45,0,.15,1)";
/** A marker makes room for another: that is no move. */
const NEAR = 2;

/** Where the markers in a part of the page lie, counted from its corner. */
export function spotsIn(part: Element | undefined): Spots {
  const spots = new Map<string, { x: number; y: number }>();
  if (!part) return spots;
  const corner = part.getBoundingClientRect();
  for (const marker of part.querySelectorAll<HTMLElement>("[data-spot]")) {
    const { left, top } = marker.getBoundingClientRect();
    spots.set(marker.dataset["spot"] ?? "", { x: left - corner.left, y: top - corner.top });
  }
  return spots;
}

/** Let the markers glide that have left their spots. */
export function glideFrom(before: Spots, part: Element | undefined): void {
  const now = spotsIn(part);
  for (const [name, { x, y }] of now) {
    const old = before.get(name);
    const marker = part?.querySelector(`[data-spot="${name}"]`);
    if (!old || !marker || Math.hypot(old.x - x, old.y - y) < NEAR) continue;
    const from = `translate(${old.x - x}px, ${old.y - y}px)`;
    const motion = prefersLessMotion()
      ? marker.animate({ opacity: [0, 1] }, FADE)
      : marker.animate({ transform: [from, "none"] }, { duration: paced(DURATION), easing: TRAVEL });
    void landed(motion);
  }
}
