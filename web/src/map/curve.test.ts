import { describe, expect, test } from "vitest";
import { closedPath, pointOnCubic, Track, type Cubic } from "./curve.ts";

const STRAIGHT: Cubic = { from: [0, 0], control1: [30, 0], control2: [60, 0], to: [90, 0] };
const BENT: Cubic = { from: [0, 0], control1: [30, 40], control2: [60, 40], to: [90, 0] };

describe("a track", () => {
  test("knows its length", () => {
    expect(new Track(STRAIGHT).length).toBeCloseTo(90, 6);
    expect(new Track(BENT).length).toBeGreaterThan(90);
  });

  test("starts and ends where its curve does", () => {
    const track = new Track(BENT);
    expect(track.at(0)).toMatchObject({ x: 0, y: 0 });
    expect(track.at(track.length).x).toBeCloseTo(90, 6);
  });

  test("gives places in even distances, also on a bend", () => {
    const track = new Track(BENT);
    const places = [0.2, 0.4, 0.6].map((part) => track.at(track.length * part));
    const [first, second, third] = places as [
      (typeof places)[0] & object,
      (typeof places)[0] & object,
      (typeof places)[0] & object,
    ];
    const gap = Math.hypot(second.x - first.x, second.y - first.y);
    expect(Math.hypot(third.x - second.x, third.y - second.y)).toBeCloseTo(gap, 0);
  });

  test("lies to the right of its way when it is offset", () => {
    expect(new Track(STRAIGHT, 9.6).at(45).y).toBeCloseTo(9.6, 6);
    expect(new Track(STRAIGHT, -9.6).at(45).y).toBeCloseTo(-9.6, 6);
  });

  test("bends ribbons along itself", () => {
    const ribbon = new Track(STRAIGHT).ribbon(10, 40, 15);
    expect(ribbon).toHaveLength(10);
    expect(ribbon[0]).toEqual([10, -7.5]);
    expect(ribbon.at(-1)).toEqual([10, 7.5]);
  });
});

test("a cubic passes through the middle of its controls", () => {
  expect(pointOnCubic(BENT, 0.5)).toEqual([45, 30]);
});

test("paths are short", () => {
  expect(
    closedPath([
      [0.123, 1],
      [2, 3.06],
    ]),
  ).toBe("M0.1 1L2 3.1Z");
});
