/** A small window shows a part of a map only: what can be chosen is brought into it. */

import type { Point } from "./curve.ts";

interface Frame {
  toScreen(place: Point): Point;
  lookAt(place: Point): void;
}

interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So near to its edge, or under the status, a place is not seen well. */
const MARGIN = 24;
const STATUS = 76;

/** Turn the map to the places if none of them is seen; what comes back calls it off. */
export function bringInSight(frame: Frame, places: readonly Point[]): () => void {
  return onceInPlace(() => turn(frame, places));
}

/** A map that is opened or resized finds its place in the window at the end of the first of two pictures. */
export function onceInPlace(action: () => void): () => void {
  let coming = requestAnimationFrame(() => {
    coming = requestAnimationFrame(action);
  });
  return () => cancelAnimationFrame(coming);
}

function turn(frame: Frame, places: readonly Point[]): void {
  const window = document.getElementById("content")?.getBoundingClientRect();
  const goal = window && outOfSight(window, places, (place) => frame.toScreen(place));
  if (goal) frame.lookAt(goal);
}

/** The place that lies most in the middle of all; nothing if one of them is seen. */
export function outOfSight(
  { left, top, right, bottom }: Window,
  places: readonly Point[],
  toScreen: (place: Point) => Point,
): Point | undefined {
  const isSeen = ([x, y]: Point): boolean =>
    x > left + MARGIN && x < right - MARGIN && y > top + STATUS && y < bottom - MARGIN;
  if (places.some((place) => isSeen(toScreen(place)))) return undefined;
  const middle = [0, 1].map(
    (axis) => places.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / places.length,
  );
  const away = ([x, y]: Point): number => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
  return [...places].sort((one, other) => away(one) - away(other))[0];
}
