import { expect, test } from "vitest";

import { movesAt, movesOf, wishAt } from "./moves.ts";
import { phaseOf } from "../side/phases.ts";
import { smallView } from "../small_board.ts";
import type { WensleydalePrompt } from "../wire.ts";

const prompt: WensleydalePrompt = {
  seat: 0,
  kind: "trains",
  message: "prompt-wensleydale-trains",
  arguments: {},
  cautions: {},
  moves: [
    { do: "pass" },
    { do: "buy", train: "A1" },
    { do: "carry", area: "hawes", item: "red" },
    { do: "carry", area: "hawes", item: "green" },
    { do: "carry", area: "dent", item: "plain" },
  ],
};

test("the moves of an area are found by its id", () => {
  expect(movesAt(prompt, "hawes")).toHaveLength(2);
  expect(movesAt(null, "hawes")).toEqual([]);
  expect(movesOf(prompt, "buy")).toEqual([{ do: "buy", train: "A1" }]);
});

test("a press where nothing is possible asks for what fits the phase", () => {
  expect(wishAt(smallView(), "dent")).toEqual({ do: "start", area: "dent" });
  expect(wishAt(smallView({ phase: "line" }), "dent")).toEqual({ do: "extend", area: "dent" });
  expect(wishAt(smallView({ phase: "trains" }), "hawes")).toEqual({
    do: "carry",
    area: "hawes",
    item: "red",
  });
  expect(wishAt(smallView({ phase: "trains" }), "stags_fell")).toEqual({
    do: "carry",
    area: "stags_fell",
    item: "plain",
  });
  expect(wishAt(smallView({ phase: "take-over" }), "garsdale")).toEqual({
    do: "sell",
    company: "red",
    area: "garsdale",
  });
});

test("a payment belongs to the phase of what is paid for", () => {
  expect(phaseOf({ phase: "pay", paying_for: "track" })).toBe(5);
  expect(phaseOf({ phase: "pay", paying_for: "A1" })).toBe(6);
  expect(phaseOf({ phase: "sale", paying_for: null })).toBe(9);
});
