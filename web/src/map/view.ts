/** Where the map stands in its window: a scale and a shift, and the limits of both. */

import type { Point } from "./curve.ts";

export interface View {
  scale: number;
  /** Where the frame's corner lies in the window. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Where the buttons of a map lie in a row. */
export type RowEdge = "top" | "bottom";

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
export const LARGEST_SCALE = 4;
/** On small windows the whole map would be unreadable, so the first view shows a part of it. */
const READABLE_SCALE = 0.42;
/** All names are shown from about here on. */
const FIRST_SCALE = 0.62;
/** How far beyond the frame one may pan, in frame units. */
const SLACK = 120;

/** How much is drawn: names and symbols depend on the scale. */
export type ZoomLevel = "tiny" | "far" | "middle" | "near";

/** From here on a name of 20 units has the 11 pixels it needs to be read. */
const NAMES_FROM = 0.55;

export function zoomLevel(scale: number): ZoomLevel {
  if (scale < 0.34) return "tiny";
  if (scale < NAMES_FROM) return "far";
  return scale < 0.9 ? "middle" : "near";
}

function room(window: Size, insets: Insets): Size {
  return {
    width: Math.max(1, window.width - insets.left - insets.right),
    height: Math.max(1, window.height - insets.top - insets.bottom),
  };
}

export function fittedScale(frame: Size, window: Size, insets: Insets = NO_INSETS): number {
  const { width, height } = room(window, insets);
  return Math.min(width / frame.width, height / frame.height);
}

/** The view with a point of the frame in the middle of the free part of the window. */
export function viewOn([x, y]: Point, scale: number, window: Size, insets: Insets = NO_INSETS): View {
  const { width, height } = room(window, insets);
  return {
    scale,
    x: insets.left + width / 2 - x * scale,
    y: insets.top + height / 2 - y * scale,
  };
}

export function wholeView(frame: Size, window: Size, insets: Insets = NO_INSETS): View {
  const middle: Point = [frame.width / 2, frame.height / 2];
  return viewOn(middle, fittedScale(frame, window, insets), window, insets);
}

export function firstView(frame: Size, window: Size, insets: Insets = NO_INSETS): View {
  const fitted = fittedScale(frame, window, insets);
  if (fitted >= READABLE_SCALE) return wholeView(frame, window, insets);
  const { width, height } = room(window, insets);
  const covering = Math.max(width / frame.width, height / frame.height);
  const scale = Math.max(covering, FIRST_SCALE);
  return viewOn([frame.width / 2, frame.height / 2], scale, window, insets);
}

/** Zooms so that the place under a point of the window stays there. */
export function zoomedAround(view: View, point: Point, scale: number): View {
  const factor = scale / view.scale;
  return {
    scale,
    x: point[0] - (point[0] - view.x) * factor,
    y: point[1] - (point[1] - view.y) * factor,
  };
}

/** The nearest view that is allowed: neither too small nor too far off. */
export function limited(view: View, frame: Size, window: Size, insets: Insets = NO_INSETS): View {
  const smallest = fittedScale(frame, window, insets) * 0.94;
  const scale = Math.min(LARGEST_SCALE, Math.max(smallest, view.scale));
  const middle: Point = [window.width / 2, window.height / 2];
  const sized = scale === view.scale ? view : zoomedAround(view, middle, scale);
  return {
    scale,
    x: limitedShift(sized.x, frame.width * scale, window.width, insets.left, insets.right, SLACK * scale),
    y: limitedShift(sized.y, frame.height * scale, window.height, insets.top, insets.bottom, SLACK * scale),
  };
}

/** Nudged so that the corner lies on a pixel of the screen: bitmaps are then shown as they are. */
export function onWholePixels(view: View, density: number): View {
  return { ...view, x: Math.round(view.x * density) / density, y: Math.round(view.y * density) / density };
}

function limitedShift(
  shift: number,
  size: number,
  window: number,
  before: number,
  after: number,
  slack: number,
): number {
  const atEnd = window - after - size;
  const low = Math.min(before, atEnd) - slack;
  const high = Math.max(before, atEnd) + slack;
  return Math.min(high, Math.max(low, shift));
}
