import { expect, test } from "vitest";
import { seenPart, wholePart } from "./ground_part.ts";

const MAP = { width: 1600, height: 1000 };
const MARGIN = 400;
const WINDOW = { width: 1000, height: 600 };

test("the seen part lies on whole pixels of the screen and covers the window", () => {
  const viewport = { scale: 1.37, x: -312.6, y: -101.3 };
  const part = seenPart({ viewport, window: WINDOW }, 2, MAP, MARGIN);
  const left = (viewport.x + part.left * viewport.scale) * 2;
  expect(left).toBeCloseTo(Math.round(left), 6);
  expect(left).toBeLessThanOrEqual(0);
  expect(left + part.width).toBeGreaterThanOrEqual(WINDOW.width * 2);
  expect(part.scale).toBeCloseTo(2.74, 6);
});

test("nothing is drawn beyond the ground", () => {
  const viewport = { scale: 0.4, x: 180, y: 100 };
  const { left, width, scale } = seenPart({ viewport, window: WINDOW }, 1, MAP, MARGIN);
  expect(left).toBeGreaterThan(-MARGIN - 1 / scale);
  expect(left + width / scale).toBeLessThan(MAP.width + MARGIN + 1 / scale);
});

test("on a very fine screen the bitmap stays within bounds", () => {
  const viewport = { scale: 2, x: -500, y: -500 };
  const { width, height } = seenPart({ viewport, window: { width: 3000, height: 2000 } }, 3, MAP, MARGIN);
  expect(width * height).toBeLessThan(17_000_000);
});

test("the whole part covers the margin as well", () => {
  const { left, top, width, height, scale } = wholePart(MAP, MARGIN);
  expect([left, top]).toEqual([-400, -400]);
  expect([width / scale, height / scale]).toEqual([2400, 1800]);
});
