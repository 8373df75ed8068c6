import { describe, expect, it } from "vitest";

import { agreeable } from "./agreeing.ts";

describe("agreeing on a card", () => {
  it("offers what the prompt offers, and no card apart", () => {
    expect(agreeable([{ do: "agree-none" }, { do: "agree", card: 3 }, { do: "agree", card: 19 }])).toEqual([
      3, 19,
    ]);
  });
});
