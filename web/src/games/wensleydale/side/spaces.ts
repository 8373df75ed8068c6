/** The spaces of a scale that are shown: all where there is room, else those that matter. */

import type { Place } from "../wire.ts";

export interface Space {
  points: number;
  /** From the top of the stack to the bottom. */
  seats: number[];
  /** Empty spaces before this one are left out. */
  isAfterGap: boolean;
}

/** How many spaces fit beside a label. */
const MOST_SPACES = 8;

/** The spaces from the lowest to the highest marker, and some more while there is room. */
export function spacesOf(places: readonly Place[], least: number): Space[] {
  const reached = places.map(([, points]) => points);
  const first = Math.min(least, ...reached);
  const last = Math.max(first + MOST_SPACES - 1, ...reached);
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const shown = all.length <= MOST_SPACES ? all : [...new Set(reached)].sort((one, other) => one - other);
  return shown.map((points, index) => ({
    points,
    seats: places.filter(([, its]) => its === points).map(([seat]) => seat),
    isAfterGap: index > 0 && (shown[index - 1] ?? points) + 1 < points,
  }));
}
