import { expect, it } from "vitest";

import type { SeenEvent } from "../api/messages.ts";
import { soundOf } from "../table/sounds/sounds.ts";
import { familyOf, rulesOf } from "./families.ts";

const sound = (family: string, message: string) =>
  soundOf([{ number: 0, message, arguments: {} } as unknown as SeenEvent], familyOf(family));

it("each family says which of its events sound like a rail, and which like a card", () => {
  for (const [family, rail, card] of [
    ["ticket", "claim", "draw-blind-own"],
    ["trans", "lay", "card"],
    ["wensleydale", "track", "bid"],
  ] as const) {
    expect(sound(family, `event-${family}-${rail}`)).toBe("rail");
    expect(sound(family, `event-${family}-${card}`)).toBe("card");
    expect(sound(family, `event-${family}-over`)).toBe("end");
  }
});

it("a family that nobody has drawn has its own words and no more", () => {
  expect(familyOf("branch")).toEqual({ name: "branch", words: ["branch"], seatArguments: [] });
});

it("a board of somebody's own is played by the rules of its family", () => {
  expect(rulesOf({ game: "mine", board: "abc", family: "trans" })).toBe("trans-europa");
  expect(rulesOf({ game: "trans-amerika", board: null, family: "trans" })).toBe("trans-amerika");
  expect(rulesOf({ game: "mine", board: "abc", family: "branch" })).toBe("mine");
});
