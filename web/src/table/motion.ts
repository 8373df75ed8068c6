/** How much moves at a table, and how fast: the choice of a device, and of whoever uses it. */

import { choices } from "../visitor/choices.svelte.ts";

/** Whether less motion is asked for: things then fade instead of moving. */
export function prefersLessMotion(): boolean {
  if (choices.motion === "none") return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Milliseconds at the pace that was chosen. */
export function paced(milliseconds: number): number {
  return milliseconds * choices.pace;
}
