import { describe, expect, it } from "vitest";

import { agreeable, secretText } from "./agreeing.ts";

describe("agreeing on a card", () => {
  it("offers what the prompt offers, and no card apart", () => {
    expect(agreeable([{ do: "agree-none" }, { do: "agree", card: 3 }, { do: "agree", card: 19 }])).toEqual([
      3, 19,
    ]);
  });
});

describe("what a spectator is told about hands", () => {
  it("fits the cards that reveal cities", () => {
    expect(secretText([])).toBe("web-trans-secret");
    expect(secretText([3, 11])).toBe("web-trans-secret-some");
    expect(secretText([10, 19])).toBe("web-trans-all-open");
  });
});
