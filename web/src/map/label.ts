/** Names on the map: how wide they are and which box they take, without asking a browser. */

import type { Point } from "./curve.ts";
import { itemAt } from "./item.ts";

export interface Label {
  /** Middle of the text. */
  x: number;
  /** Baseline of the text. */
  y: number;
  size: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Widths of Alegreya 700 in parts of the type size. */
function letterWidth(letter: string): number {
  if ("iíïîjl.,-’ ".includes(letter)) return 0.29;
  if ("tfrs".includes(letter)) return 0.4;
  if ("mwMW".includes(letter)) return 0.82;
  if (letter === letter.toUpperCase()) return 0.64;
  return 0.51;
}

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
}

/** The box of the letters, without the halo; descenders are left out, they rarely meet anything. */
export function labelBox(label: Label, text: string): Box {
  const half = textWidth(text, label.size) / 2;
  return {
    left: label.x - half,
    right: label.x + half,
    top: label.y - label.size * 0.7,
    bottom: label.y + label.size * 0.08,
  };
}

/** The place of a box nearest to a point: a name that grows from there stays beside what it names. */
export function nearestIn(box: Box, [x, y]: Point): Point {
  return [Math.min(box.right, Math.max(box.left, x)), Math.min(box.bottom, Math.max(box.top, y))];
}

/** How far a point is from a box; 0 inside. */
export function distanceToBox(box: Box, [x, y]: Point): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

export function boxesOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function boxCorners(box: Box): Point[] {
  return [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
}

/** Whether two convex outlines overlap (separating axes). */
export function outlinesOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  return !separated(one, other) && !separated(other, one);
}

function separated(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((corner, index) => {
    const next = itemAt(one, (index + 1) % one.length);
    const axis: Point = [corner[1] - next[1], next[0] - corner[0]];
    const [low, high] = extentAlong(one, axis);
    const [otherLow, otherHigh] = extentAlong(other, axis);
    return high <= otherLow || otherHigh <= low;
  });
}

function extentAlong(outline: readonly Point[], axis: Point): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const [x, y] of outline) {
    const value = x * axis[0] + y * axis[1];
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}
