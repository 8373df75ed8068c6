/** Pointer and wheel on a map: one finger pans, two pinch, the wheel zooms. A drag is no click. */

import type { Point } from "./curve.ts";
import { zoomedAround, type Viewport } from "./viewport.ts";

interface Moved {
  viewport: () => Viewport;
  move: (viewport: Viewport) => void;
}

const DRAG_STARTS_AT = 6;
const WHEEL = 0.0016;
const PINCH_ON_TRACKPAD = 0.01;
const LINE = 16;

/** Listens until the returned function is called. */
export function followGestures(element: HTMLElement, map: Moved): () => void {
  const pointers = new Map<number, Point>();
  let dragged = false;
  let start: Point = [0, 0];

  const within = (event: MouseEvent): Point => {
    const corner = element.getBoundingClientRect();
    return [event.clientX - corner.left, event.clientY - corner.top];
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("[data-map-control]")) return;
    if (pointers.size === 0) {
      dragged = false;
      start = within(event);
    }
    pointers.set(event.pointerId, within(event));
  };

  const moved = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = within(event);
    if (!dragged && pointers.size === 1 && distance(start, now) < DRAG_STARTS_AT) return;
    if (!dragged) beginDrag(event.pointerId);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    map.move(other ? pinched(map.viewport(), other, before, now) : panned(map.viewport(), before, now));
  };

  // Captured only now: captured from the start, a plain click would never reach the route under it.
  const beginDrag = (pointer: number): void => {
    dragged = true;
    element.setPointerCapture(pointer);
    element.classList.add("dragging");
  };

  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) element.classList.remove("dragging");
  };

  const clicked = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH_ON_TRACKPAD : WHEEL));
    const viewport = map.viewport();
    map.move(zoomedAround(viewport, within(event), viewport.scale * factor));
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", moved, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("pointerleave", up, { signal });
  element.addEventListener("click", clicked, { signal, capture: true });
  element.addEventListener("wheel", wheeled, { signal, passive: false });
  return () => stopping.abort();
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2);
}

function panned(viewport: Viewport, before: Point, now: Point): Viewport {
  return { ...viewport, x: viewport.x + now[0] - before[0], y: viewport.y + now[1] - before[1] };
}

/** One finger rests on `other` while the second moves: zoom around the middle and shift with it. */
function pinched(viewport: Viewport, other: Point, before: Point, now: Point): Viewport {
  const middleBefore: Point = [(other[0] + before[0]) / 2, (other[1] + before[1]) / 2];
  const middleNow: Point = [(other[0] + now[0]) / 2, (other[1] + now[1]) / 2];
  const factor = distance(other, now) / Math.max(1, distance(other, before));
  return panned(zoomedAround(viewport, middleBefore, viewport.scale * factor), middleBefore, middleNow);
}
