import { describe, expect, test } from "vitest";
import {
  firstView,
  fittedScale,
  LARGEST_SCALE,
  limited,
  onWholePixels,
  wholeView,
  zoomedAround,
  zoomLevel,
} from "./view.ts";

const FRAME = { width: 1600, height: 1000 };
const DESKTOP = { width: 1144, height: 700 };
const PHONE = { width: 360, height: 480 };

test("the whole map fits and stands in the middle", () => {
  const view = wholeView(FRAME, DESKTOP);
  expect(view.scale).toBeCloseTo(0.7, 6);
  expect(view.x).toBeCloseTo((1144 - 1600 * 0.7) / 2, 6);
});

test("covered parts of the window are left free", () => {
  const insets = { top: 0, right: 0, bottom: 200, left: 0 };
  const view = wholeView(FRAME, DESKTOP, insets);
  expect(view.y + 1000 * view.scale).toBeLessThanOrEqual(500.001);
});

test("a phone starts with a readable part of the map", () => {
  expect(firstView(FRAME, PHONE).scale).toBeGreaterThan(fittedScale(FRAME, PHONE));
  expect(firstView(FRAME, DESKTOP)).toEqual(wholeView(FRAME, DESKTOP));
});

test("zooming keeps the place under the pointer", () => {
  const before = { scale: 1, x: 10, y: 20 };
  const after = zoomedAround(before, [110, 220], 2);
  expect([(110 - after.x) / 2, (220 - after.y) / 2]).toEqual([100, 200]);
});

test("at rest the corner lies on a pixel of the screen", () => {
  expect(onWholePixels({ scale: 0.6, x: 15.3, y: -7.8 }, 2)).toEqual({ scale: 0.6, x: 15.5, y: -8 });
});

describe("limits", () => {
  test("of the scale", () => {
    expect(limited({ scale: 99, x: 0, y: 0 }, FRAME, DESKTOP).scale).toBe(LARGEST_SCALE);
    expect(limited({ scale: 0.01, x: 0, y: 0 }, FRAME, DESKTOP).scale).toBeCloseTo(0.7 * 0.94, 6);
  });

  test("of the shift: the map cannot be lost", () => {
    const lost = limited({ scale: 1, x: 9999, y: -9999 }, FRAME, DESKTOP);
    expect(lost.x).toBeLessThan(DESKTOP.width);
    expect(lost.y + 1000).toBeGreaterThan(0);
  });
});

test("the scale decides how much is drawn", () => {
  expect([0.2, 0.5, 0.7, 1].map(zoomLevel)).toEqual(["tiny", "far", "middle", "near"]);
});

test("names of 20 units are shown as soon as they have 11 pixels", () => {
  expect([10.9 / 20, 11.1 / 20].map(zoomLevel)).toEqual(["far", "middle"]);
});
