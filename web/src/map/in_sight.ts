/** A small window shows a part of a map only: what can be chosen is brought into it. */

import type { Point } from "./curve.ts";

interface MapInSight {
  toScreen(place: Point): Point;
  lookAt(place: Point): void;
}

interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So near to its edge a place is not seen well. */
const MARGIN = 24;
/** On phones the status lies over the map. */
const STATUS = 76;
/** Phones, and tablets held upright: the table has a drawer. */
export const ON_PHONES = "(max-width: 899px)";

/** Turn the map to the places if none of them is seen; what comes back calls it off. */
export function bringInSight(map: MapInSight, places: readonly Point[]): () => void {
  return onceInPlace(() => turn(map, places));
}

/** A map that is opened or resized finds its place in the window at the end of the first of two pictures. */
export function onceInPlace(action: () => void): () => void {
  let coming = requestAnimationFrame(() => {
    coming = requestAnimationFrame(action);
  });
  return () => cancelAnimationFrame(coming);
}

function turn(map: MapInSight, places: readonly Point[]): void {
  const window = document.getElementById("content")?.getBoundingClientRect();
  const top = matchMedia(ON_PHONES).matches ? STATUS : MARGIN;
  const goal = window && outOfSight(window, places, (place) => map.toScreen(place), top);
  if (goal) map.lookAt(goal);
}

/** The place that lies most in the middle of all; nothing if one of them is seen. */
export function outOfSight(
  { left, top, right, bottom }: Window,
  places: readonly Point[],
  toScreen: (place: Point) => Point,
  above: number,
): Point | undefined {
  const isSeen = ([x, y]: Point): boolean =>
    x > left + MARGIN && x < right - MARGIN && y > top + above && y < bottom - MARGIN;
  if (places.some((place) => isSeen(toScreen(place)))) return undefined;
  const middle = [0, 1].map(
    (axis) => places.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / places.length,
  );
  const away = ([x, y]: Point): number => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
  return [...places].sort((one, other) => away(one) - away(other))[0];
}
