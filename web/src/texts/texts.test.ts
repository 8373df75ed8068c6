import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { say, texts } from "./texts.svelte.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
});
afterEach(() => vi.unstubAllGlobals());

describe("texts", () => {
  it("hold the words of pages at first, those of a family and its rules when asked", async () => {
    await texts.choose("en");
    expect(texts.has("home-title")).toBe(true);
    expect(texts.has("card-blue")).toBe(false);
    await texts.also("ticket");
    expect([texts.has("card-blue"), texts.has("web-ticket-keep")]).toEqual([true, true]);
    expect(texts.has("rule-TTR-TUNNEL-1")).toBe(false);
    await texts.also("ticket-rules");
    expect(texts.has("rule-TTR-TUNNEL-1")).toBe(true);
  });

  it("bring along what was asked for when the language changes, even while it changes", async () => {
    const changing = texts.choose("de");
    await Promise.all([changing, texts.also("trans")]);
    expect([texts.has("card-blue"), texts.has("colour-pink")]).toEqual([true, true]);
    expect(say("card-blue")).not.toBe("blue");
  });

  it("refuse a part that is not there", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    await expect(texts.also("nothing")).rejects.toThrow("no words of nothing");
  });
});
