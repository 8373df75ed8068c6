import { describe, expect, it } from "vitest";

import { choiceOf, KEY_CHOICES, scopesOf } from "./key_choices.ts";

describe("keys for programs", () => {
  it("play, and only manage if somebody wants it", () => {
    expect(scopesOf("play")).toEqual(["play"]);
    expect(scopesOf("manage")).toEqual(["play", "manage"]);
  });

  it("are shown as what they were made for", () => {
    for (const choice of KEY_CHOICES) expect(choiceOf(scopesOf(choice))).toBe(choice);
    expect(choiceOf(["manage"])).toBe("manage");
  });
});
