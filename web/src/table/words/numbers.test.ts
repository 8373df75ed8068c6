import { expect, it } from "vitest";

import { signed, together, written } from "./numbers.ts";

it("writes a minus, not a hyphen", () => {
  expect([written(-30), written(0), written(7)]).toEqual(["−30", "0", "7"]);
  expect([signed(-30), signed(0), signed(7)]).toEqual(["−30", "+0", "+7"]);
});

it("keeps a number with what it counts", () => {
  expect(together("You need 4 × green, 1 × locomotive.")).toBe(
    "You need 4\u00a0×\u00a0green, 1\u00a0×\u00a0locomotive.",
  );
});
