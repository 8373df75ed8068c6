import { describe, expect, it } from "vitest";

import { spreadOut } from "./spreading.ts";

function distance(
  one: { x: number; y: number } | undefined,
  other: { x: number; y: number } | undefined,
): number {
  return Math.hypot((one?.x ?? NaN) - (other?.x ?? NaN), (one?.y ?? NaN) - (other?.y ?? NaN));
}

describe("cities that lie too close", () => {
  it("move apart until the spaces between them fit", () => {
    const { a, b } = spreadOut({ a: { x: 0, y: 0 }, b: { x: 5, y: 5 } }, [{ a: "a", b: "b", length: 4 }]);
    expect(distance(a, b)).toBeGreaterThan(4 * 30);
  });

  it("also do so on one spot, without a route between them", () => {
    const { a, b } = spreadOut({ a: { x: 7, y: 7 }, b: { x: 7, y: 7 } }, []);
    expect(distance(a, b)).toBeGreaterThan(60);
  });

  it("leave a route between others", () => {
    const places = { a: { x: 0, y: 0 }, b: { x: 400, y: 0 }, between: { x: 200, y: 3 } };
    const { between } = spreadOut(places, [{ a: "a", b: "b", length: 3 }]);
    expect(between?.y).toBeGreaterThan(15);
  });

  it("stay where they are if there is room", () => {
    const places = { a: { x: 0, y: 0 }, b: { x: 400, y: 0 }, c: { x: 200, y: 300 } };
    expect(spreadOut(places, [{ a: "a", b: "b", length: 3 }])).toEqual(places);
  });
});
