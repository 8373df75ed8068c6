import { expect, test } from "vitest";

import type { Point } from "./curve.ts";
import { outOfSight } from "./in_sight.ts";

const PHONE = { left: 0, top: 100, right: 360, bottom: 500 };
const asItIs = (place: Point): Point => place;

test("a map stays where it is while one of the places is seen", () => {
  expect(
    outOfSight(
      PHONE,
      [
        [900, 900],
        [180, 300],
      ],
      asItIs,
    ),
  ).toBeUndefined();
  expect(outOfSight(PHONE, [], asItIs)).toBeUndefined();
});

test("otherwise it turns to the place in their middle", () => {
  expect(
    outOfSight(
      PHONE,
      [
        [900, 900],
        [1000, 900],
        [1200, 900],
      ],
      asItIs,
    ),
  ).toEqual([1000, 900]);
});

test("what lies under the status or at the edge is not seen", () => {
  expect(outOfSight(PHONE, [[180, 150]], asItIs)).toEqual([180, 150]);
  expect(outOfSight(PHONE, [[355, 300]], asItIs)).toEqual([355, 300]);
});
