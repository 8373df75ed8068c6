import { describe, expect, it } from "vitest";

import { addressOf, pack, pathToAnalysis, sharedIn, unpack } from "./sharing.ts";

const SHARED = {
  position: { game: "ticket-europe", players: 2, deck: Array.from({ length: 90 }, () => "blue") },
  moves: [{ seat: 1, move: { do: "draw", card: "blue" } }],
};

describe("sharing a position by link", () => {
  it("comes back as it was, and is shorter than it was", async () => {
    const packed = await pack(SHARED);
    expect(packed.length).toBeLessThan(JSON.stringify(SHARED).length / 2);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toEqual(SHARED);
  });

  it("does not unpack what is broken, or far more than a position", async () => {
    expect(await unpack("no position")).toBeUndefined();
    const huge = { position: { filled: "x".repeat(1_000_000) }, moves: [] };
    expect(await unpack(await pack(huge))).toBeUndefined();
  });

  it("reads a position alone, and leaves out what is no move", () => {
    expect(sharedIn({ game: "nurnberg" })).toEqual({ position: { game: "nurnberg" }, moves: [] });
    expect(sharedIn({ position: {}, moves: [3, { seat: 0 }] })).toEqual({ position: {}, moves: [] });
    expect(sharedIn([])).toBeUndefined();
  });

  it("names the board it is played on, if that is somebody's own", async () => {
    const onOwn = { ...SHARED, board: "0a1b" };
    expect(await unpack(await pack(onOwn))).toEqual(onOwn);
    expect(sharedIn({ ...SHARED, board: 7 })).toEqual(SHARED);
  });

  it("knows the addresses it makes", () => {
    const path = pathToAnalysis("abc", 7);
    expect(addressOf(path.split("#")[1] ?? "")).toEqual({ kind: "step", table: "abc", step: 7 });
    expect(addressOf("p=abc")).toEqual({ kind: "shared", packed: "abc" });
    expect(addressOf("")).toEqual({ kind: "none" });
  });
});
