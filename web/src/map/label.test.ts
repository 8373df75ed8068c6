import { expect, test } from "vitest";
import { boxesOverlap, labelBox, nearestIn, outlinesOverlap, textWidth } from "./label.ts";

test("longer names are wider", () => {
  expect(textWidth("Constantinople", 20)).toBeGreaterThan(textWidth("Roma", 20) * 2);
});

test("a label stands on its baseline around its middle", () => {
  const box = labelBox({ x: 100, y: 50, size: 20 }, "Wien");
  expect((box.left + box.right) / 2).toBe(100);
  expect(box.top).toBeLessThan(50);
  expect(boxesOverlap(box, labelBox({ x: 100, y: 60, size: 20 }, "Wien"))).toBe(true);
  expect(boxesOverlap(box, labelBox({ x: 100, y: 80, size: 20 }, "Wien"))).toBe(false);
});

test("the place of a box nearest to a point", () => {
  const box = { left: 10, top: 0, right: 50, bottom: 20 };
  expect(nearestIn(box, [0, 5])).toEqual([10, 5]);
  expect(nearestIn(box, [30, 40])).toEqual([30, 20]);
});

test("turned outlines may pass each other closely", () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const diamond = (x: number) =>
    [
      [x, -8],
      [x + 8, 0],
      [x, 8],
      [x - 8, 0],
    ] as const;
  expect(outlinesOverlap(square, diamond(-3))).toBe(true);
  expect(outlinesOverlap(square, diamond(-9))).toBe(false);
});
