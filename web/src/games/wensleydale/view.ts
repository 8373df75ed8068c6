/** Scales, colours and items in the order in which they are shown, and points on the scales. */

import type { Carried, Influence, Scale, WensleydaleView } from "./wire.ts";

export const INFLUENCES: readonly Influence[] = ["white", "brown", "red", "green"];
export const SCALES: readonly Scale[] = [...INFLUENCES, "profit"];
export const CARRIED: readonly Carried[] = ["plain", "hill", "red", "green"];

/** The points of a seat on a scale. */
export function pointsOn(view: WensleydaleView, scale: Scale, seat: number): number {
  return view.tracks[scale].find(([owner]) => owner === seat)?.[1] ?? 0;
}
