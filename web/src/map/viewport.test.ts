import { describe, expect, test } from "vitest";
import type { Point } from "./curve.ts";
import {
  firstViewport,
  fittedScale,
  LARGEST_SCALE,
  limited,
  onWholePixels,
  showsPart,
  viewportAround,
  wholeViewport,
  zoomedAround,
  zoomLevel,
} from "./viewport.ts";

const MAP = { width: 1600, height: 1000 };
const DESKTOP = { width: 1144, height: 700 };
const PHONE = { width: 360, height: 480 };

test("the whole map fits and stands in the middle", () => {
  const viewport = wholeViewport(MAP, DESKTOP);
  expect(viewport.scale).toBeCloseTo(0.7, 6);
  expect(viewport.x).toBeCloseTo((1144 - 1600 * 0.7) / 2, 6);
});

test("covered parts of the window are left free", () => {
  const insets = { top: 0, right: 0, bottom: 200, left: 0 };
  const viewport = wholeViewport(MAP, DESKTOP, insets);
  expect(viewport.y + 1000 * viewport.scale).toBeLessThanOrEqual(500.001);
});

test("a phone starts with a readable part of the map", () => {
  expect(firstViewport(MAP, PHONE).scale).toBeGreaterThan(fittedScale(MAP, PHONE));
  expect(firstViewport(MAP, DESKTOP)).toEqual(wholeViewport(MAP, DESKTOP));
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
    expect(limited({ scale: 99, x: 0, y: 0 }, MAP, DESKTOP).scale).toBe(LARGEST_SCALE);
    expect(limited({ scale: 0.01, x: 0, y: 0 }, MAP, DESKTOP).scale).toBeCloseTo(0.7 * 0.94, 6);
  });

  test("of the shift: the map cannot be lost", () => {
    const lost = limited({ scale: 1, x: 9999, y: -9999 }, MAP, DESKTOP);
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

test("a small window opens on the places that matter, and shows all of them", () => {
  const map = { width: 1600, height: 1000 };
  const phone = { width: 390, height: 400 };
  expect(showsPart(map, phone)).toBe(true);
  expect(showsPart(map, { width: 984, height: 516 })).toBe(false);
  const places: Point[] = [
    [1000, 200],
    [1300, 500],
  ];
  const { scale, x, y } = viewportAround(places, map, phone);
  for (const [px, py] of places) {
    expect(px * scale + x).toBeGreaterThan(0);
    expect(px * scale + x).toBeLessThan(phone.width);
    expect(py * scale + y).toBeGreaterThan(0);
    expect(py * scale + y).toBeLessThan(phone.height);
  }
});

test("places at both ends of the map are shown with the whole of it", () => {
  const map = { width: 1600, height: 1000 };
  const phone = { width: 390, height: 400 };
  const { scale } = viewportAround(
    [
      [0, 500],
      [1600, 500],
    ],
    map,
    phone,
  );
  expect(scale).toBeCloseTo(fittedScale(map, phone));
});
