import { expect, it } from "vitest";

import { signed, written } from "./numbers.ts";

it("writes a minus, not a hyphen", () => {
  expect([written(-30), written(0), written(7)]).toEqual(["−30", "0", "7"]);
  expect([signed(-30), signed(0), signed(7)]).toEqual(["−30", "+0", "+7"]);
});
