import { expect, test } from "vitest";

import { choiceOf, commonPattern, itemsOf, nextStep } from "./choosing.ts";

const CLAIMS = [
  { do: "draw", card: "blue" },
  { do: "draw", card: "red" },
  { do: "claim", route: "a_b", cards: { red: 2 } },
  { do: "claim", route: "a_b", cards: { red: 1, locomotive: 1 } },
  { do: "claim", route: "b_c", cards: { blue: 1 } },
  { do: "draw-tickets" },
];

test("the first decision is what to do", () => {
  const step = nextStep(CLAIMS);
  expect(step?.field).toBe("do");
  expect(step?.choices.map((choice) => choice.value)).toEqual(["draw", "claim", "draw-tickets"]);
});

test("a decision that leaves one move is the last one", () => {
  const tickets = nextStep(CLAIMS)?.choices[2];
  expect(tickets?.moves).toEqual([{ do: "draw-tickets" }]);
  expect(nextStep(tickets?.moves ?? [])).toBeUndefined();
});

test("fields that are the same in all moves are not asked for", () => {
  const payments = CLAIMS.filter((move) => move.route === "a_b");
  expect(nextStep(payments)?.field).toBe("cards");
});

test("every move can be reached by its decisions", () => {
  for (const wanted of CLAIMS) {
    let left: Record<string, unknown>[] = CLAIMS;
    for (let step = nextStep(left); step; step = nextStep(left)) {
      left = step.choices.find((choice) => choice.moves.includes(wanted))?.moves ?? [];
    }
    expect(left).toEqual([wanted]);
  }
});

test("selections from a list are ticked off", () => {
  const moves = [
    ["x", "y"],
    ["y", "z"],
    ["x", "y", "z"],
  ].map((tickets) => ({
    do: "keep",
    tickets,
  }));
  const step = nextStep(moves);
  expect(step?.isSelection).toBe(true);
  const choices = step?.choices ?? [];
  expect(itemsOf(choices)).toEqual(["x", "y", "z"]);
  expect(choiceOf(choices, new Set(["z", "y"]))?.moves).toEqual([moves[1]]);
  expect(choiceOf(choices, new Set(["x"]))).toBeUndefined();
});

test("a pattern keeps what all moves of a choice have in common", () => {
  const payments = CLAIMS.filter((move) => move.route === "a_b");
  expect(commonPattern(payments)).toEqual({ do: "claim", route: "a_b" });
});
