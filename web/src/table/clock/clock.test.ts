import { expect, test } from "vitest";

import { clockFace, daysAndHours, isShort, timeLeft } from "./clock.ts";

const CLOCK = { now: 0, left: [60_000, 30_000, null], runs: [1] };

test("only the time of those who are asked runs", () => {
  expect(timeLeft(CLOCK, 0, 1_000, 6_000)).toBe(60_000);
  expect(timeLeft(CLOCK, 1, 1_000, 6_000)).toBe(25_000);
});

test("no time is less than none, and some seats have no limit", () => {
  expect(timeLeft(CLOCK, 1, 0, 99_000)).toBe(0);
  expect(timeLeft(CLOCK, 2, 0, 99_000)).toBeUndefined();
  expect(timeLeft(null, 0, 0, 0)).toBeUndefined();
});

test("a device whose clock was put back does not give time", () => {
  expect(timeLeft(CLOCK, 1, 10_000, 4_000)).toBe(30_000);
});

test("a clock's face has as many figures as it needs", () => {
  expect(clockFace(0)).toBe("0:00");
  expect(clockFace(6_400)).toBe("0:07");
  expect(clockFace(750_000)).toBe("12:30");
  expect(clockFace(11_100_000)).toBe("3:05:00");
});

test("slow matches count in days", () => {
  expect(daysAndHours(86_400_000 * 2 + 3_600_000 * 5)).toEqual({ days: 2, hours: 5 });
  expect(daysAndHours(3_600_000)).toBeUndefined();
  expect(isShort(20_000)).toBe(true);
  expect(isShort(20_001)).toBe(false);
});
