import { afterEach, describe, expect, it, vi } from "vitest";

import { lastLevel, otherBots, rememberLevel } from "./levels.ts";

const game = { bots: ["random", "porter", "driver", "signaller"], levels: ["porter", "driver", "signaller"] };

function withMemory(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

describe("levels", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("begin with the easiest, and then with the last one", () => {
    withMemory();
    expect(lastLevel(game)).toBe("porter");
    rememberLevel([{ kind: "me" }, { kind: "bot" }, { kind: "bot", bot: "driver" }]);
    expect(lastLevel(game)).toBe("driver");
  });

  it("of another game are not remembered there", () => {
    withMemory();
    rememberLevel([{ kind: "bot", bot: "greedy" }]);
    expect(lastLevel(game)).toBe("porter");
    expect(lastLevel({ levels: [] })).toBe("");
  });

  it("are not all bots", () => {
    expect(otherBots(game)).toEqual(["random"]);
  });
});
