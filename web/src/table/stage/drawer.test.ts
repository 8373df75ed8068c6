import { expect, it } from "vitest";

import { heightAfter } from "./drawer.ts";

it("comes to rest where it was pulled to", () => {
  expect(heightAfter("peek", 40, 740)).toBe("half");
  expect(heightAfter("peek", 480, 740)).toBe("full");
  expect(heightAfter("half", -30, 740)).toBe("peek");
  expect(heightAfter("full", -500, 740)).toBe("peek");
  expect(heightAfter("full", 50, 740)).toBe("full");
});
