import { expect, test } from "vitest";

import type { Point } from "./curve.ts";
import { outOfSight } from "./in_sight.ts";

const PHONE = { left: 0, top: 100, right: 360, bottom: 500 };
const UNDER_STATUS = 76;
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
      UNDER_STATUS,
    ),
  ).toBeUndefined();
  expect(outOfSight(PHONE, [], asItIs, UNDER_STATUS)).toBeUndefined();
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
      UNDER_STATUS,
    ),
  ).toEqual([1000, 900]);
});

test("what lies under the status or at the edge is not seen", () => {
  expect(outOfSight(PHONE, [[180, 150]], asItIs, UNDER_STATUS)).toEqual([180, 150]);
  expect(outOfSight(PHONE, [[355, 300]], asItIs, UNDER_STATUS)).toEqual([355, 300]);
});

test("where no status lies over the map, its upper edge is seen: the map does not jump", () => {
  expect(outOfSight(PHONE, [[180, 150]], asItIs, 24)).toBeUndefined();
  expect(outOfSight(PHONE, [[180, 110]], asItIs, 24)).toEqual([180, 110]);
});
