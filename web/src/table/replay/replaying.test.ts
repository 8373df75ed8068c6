import { expect, test } from "vitest";

import { pathOfStep } from "./replaying.ts";

test("a step has an address of its own, with the seat it is seen from", () => {
  expect(pathOfStep("abc", 12, null)).toBe("/t/abc/replay/12");
  expect(pathOfStep("abc", 0, 2)).toBe("/t/abc/replay/0?seat=2");
});
