import { expect, it } from "vitest";

import { clockFor, timezones, usualClock } from "./clocks.ts";

it("asks only for what a kind of clock needs", () => {
  const clock = { ...usualClock(), timezone: "Europe/Berlin" };
  expect(clockFor(clock)).toEqual({ kind: "none" });
  expect(clockFor({ ...clock, kind: "turn" })).toEqual({ kind: "turn", seconds: 90 });
  expect(clockFor({ ...clock, kind: "total" })).toEqual({ kind: "total", seconds: 1200, increment: 10 });
  expect(clockFor({ ...clock, kind: "days" })).toEqual({
    kind: "days",
    days: 2,
    opens: 8,
    closes: 22,
    timezone: "Europe/Berlin",
  });
});

it("offers my own time zone first, and each only once", () => {
  const zones = timezones("Europe/Berlin");
  expect(zones[0]).toBe("Europe/Berlin");
  expect(new Set(zones).size).toBe(zones.length);
});
