import { expect, test } from "vitest";

import { pathOfStep, seatAsked } from "./replaying.ts";

test("a step has an address of its own, with the seat it is seen from", () => {
  expect(pathOfStep("abc", 12, null, null)).toBe("/t/abc/replay/12");
  expect(pathOfStep("abc", 0, 2, null)).toBe("/t/abc/replay/0?seat=2");
  expect(pathOfStep("abc", 0, null, 1)).toBe("/t/abc/replay/0?seat=none");
});

test("a replay opens from my seat, unless its address says otherwise", () => {
  expect(seatAsked("", 1)).toBe(1);
  expect(seatAsked("", null)).toBeNull();
  expect(seatAsked("?seat=none", 1)).toBeNull();
  expect(seatAsked("?seat=2", 1)).toBe(2);
  expect(seatAsked("?seat=two", 1)).toBe(1);
});
