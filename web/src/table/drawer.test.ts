import { expect, test } from "vitest";

import { nearestHeight } from "./drawer.ts";

test("a drawer that is let go comes to rest at the nearest height", () => {
  expect(nearestHeight(200, 740)).toBe("peek");
  expect(nearestHeight(400, 740)).toBe("half");
  expect(nearestHeight(600, 740)).toBe("full");
});
