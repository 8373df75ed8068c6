/** Which part of the ground is drawn, and how finely. */

import type { GroundPart } from "./ground_canvas.ts";
import type { Rest } from "./standing.svelte.ts";
import type { Size } from "./viewport.ts";

/** Fine enough to be seen while the map moves, and small enough to be kept as a whole. */
const COARSE = 0.75;
/** How far the drawn part reaches beyond the window, in parts of the window. */
const REACH = 0.25;
/** Pixels of the largest bitmap. */
const MOST = 16_000_000;

export function wholePart(size: Size, margin: number): GroundPart {
  const pixels = (length: number): number => Math.ceil((length + 2 * margin) * COARSE);
  return {
    left: -margin,
    top: -margin,
    width: pixels(size.width),
    height: pixels(size.height),
    scale: COARSE,
  };
}

/** The window and a little around it, pixel upon pixel. `density`: pixels of the screen to one of the page. */
export function seenPart(
  { viewport, window }: Rest,
  density: number,
  size: Size,
  margin: number,
): GroundPart {
  const finest = Math.sqrt(MOST / (window.width * window.height * (1 + 2 * REACH) ** 2));
  const fineness = Math.min(density, finest);
  const scale = viewport.scale * fineness;
  const across = stretch(viewport.x * fineness, window.width * fineness, scale, size.width, margin);
  const down = stretch(viewport.y * fineness, window.height * fineness, scale, size.height, margin);
  return { left: across.start, width: across.pixels, top: down.start, height: down.pixels, scale };
}

/** From whole pixel to whole pixel of the screen, but not beyond the ground. */
function stretch(
  shift: number,
  window: number,
  scale: number,
  size: number,
  margin: number,
): { start: number; pixels: number } {
  const first = Math.max(-window * REACH, shift - margin * scale);
  const last = Math.min(window * (1 + REACH), shift + (size + margin) * scale);
  const from = Math.floor(first);
  const to = Math.max(from + 1, Math.ceil(last));
  return { start: (from - shift) / scale, pixels: to - from };
}
