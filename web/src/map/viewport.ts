/** Where the map stands in its window: a scale and a shift, and the limits of both. */

import type { Point } from "./curve.ts";

export interface Viewport {
  scale: number;
  /** Where the map's corner lies in the window. */
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
/** On small windows the whole map would be unreadable, so the first viewport shows a part of it. */
const READABLE_SCALE = 0.38;
/** All names are shown from about here on. */
const FIRST_SCALE = 0.62;
/** Room around places that are shown together, in map units. */
const AROUND = 70;
/** How far beyond the map one may pan, in map units. */
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

/** How much larger than on the map a name has to be drawn so that it can be read at a scale. */
export function readingFactor(scale: number): number {
  return Math.max(1, NAMES_FROM / scale);
}

function room(window: Size, insets: Insets): Size {
  return {
    width: Math.max(1, window.width - insets.left - insets.right),
    height: Math.max(1, window.height - insets.top - insets.bottom),
  };
}

export function fittedScale(map: Size, window: Size, insets: Insets = NO_INSETS): number {
  const { width, height } = room(window, insets);
  return Math.min(width / map.width, height / map.height);
}

/** The viewport with a point of the map in the middle of the free part of the window. */
export function viewportOn([x, y]: Point, scale: number, window: Size, insets: Insets = NO_INSETS): Viewport {
  const { width, height } = room(window, insets);
  return {
    scale,
    x: insets.left + width / 2 - x * scale,
    y: insets.top + height / 2 - y * scale,
  };
}

export function wholeViewport(map: Size, window: Size, insets: Insets = NO_INSETS): Viewport {
  const middle: Point = [map.width / 2, map.height / 2];
  return viewportOn(middle, fittedScale(map, window, insets), window, insets);
}

export function firstViewport(map: Size, window: Size, insets: Insets = NO_INSETS): Viewport {
  const fitted = fittedScale(map, window, insets);
  if (fitted >= READABLE_SCALE) return wholeViewport(map, window, insets);
  const { width, height } = room(window, insets);
  const covering = Math.max(width / map.width, height / map.height);
  const scale = Math.max(covering, FIRST_SCALE);
  return viewportOn([map.width / 2, map.height / 2], scale, window, insets);
}

/** Whether the whole map would be too small to be read, so that a part of it is shown first. */
export function showsPart(map: Size, window: Size, insets: Insets = NO_INSETS): boolean {
  return fittedScale(map, window, insets) < READABLE_SCALE;
}

/** The viewport that shows some places, with room around them, as large as a first viewport or smaller. */
export function viewportAround(
  places: readonly Point[],
  map: Size,
  window: Size,
  insets: Insets = NO_INSETS,
): Viewport {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const box = { width: right - left + 2 * AROUND, height: bottom - top + 2 * AROUND };
  const scale = Math.max(
    Math.min(fittedScale(box, window, insets), FIRST_SCALE),
    fittedScale(map, window, insets),
  );
  return viewportOn([(left + right) / 2, (top + bottom) / 2], scale, window, insets);
}

/** Zooms so that the place under a point of the window stays there. */
export function zoomedAround(viewport: Viewport, point: Point, scale: number): Viewport {
  const factor = scale / viewport.scale;
  return {
    scale,
    x: point[0] - (point[0] - viewport.x) * factor,
    y: point[1] - (point[1] - viewport.y) * factor,
  };
}

/** The nearest viewport that is allowed: neither too small nor too far off. */
export function limited(viewport: Viewport, map: Size, window: Size, insets: Insets = NO_INSETS): Viewport {
  const smallest = fittedScale(map, window, insets) * 0.94;
  const scale = Math.min(LARGEST_SCALE, Math.max(smallest, viewport.scale));
  const middle: Point = [window.width / 2, window.height / 2];
  const sized = scale === viewport.scale ? viewport : zoomedAround(viewport, middle, scale);
  return {
    scale,
    x: limitedShift(sized.x, map.width * scale, window.width, insets.left, insets.right, SLACK * scale),
    y: limitedShift(sized.y, map.height * scale, window.height, insets.top, insets.bottom, SLACK * scale),
  };
}

/** Nudged so that the corner lies on a pixel of the screen: bitmaps are then shown as they are. */
export function onWholePixels(viewport: Viewport, density: number): Viewport {
  return {
    ...viewport,
    x: Math.round(viewport.x * density) / density,
    y: Math.round(viewport.y * density) / density,
  };
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
