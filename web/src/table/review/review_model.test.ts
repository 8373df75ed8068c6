import { expect, test } from "vitest";

import { faultsOf, planOf, points, type Decision, type Review } from "./review_model.svelte.ts";

function decision(seat: number, mark: Decision["mark"]): Decision {
  return {
    step: 0,
    seat,
    move: { do: "pass" },
    cost: 0,
    error: 0,
    gain: 0,
    booked: [],
    mark,
    alternatives: [],
    plan: null,
  };
}

test("one learns from one's own bad and doubtful moments", () => {
  const decisions = [decision(0, "bad"), decision(1, "bad"), decision(0, "good"), decision(0, "doubtful")];
  const review = { decisions } as unknown as Review;
  expect(faultsOf(review, 0).map(({ mark }) => mark)).toEqual(["bad", "doubtful"]);
});

test("a share is written in percentage points", () => {
  expect(points(0.2549)).toBe("25.5");
  expect(points(0.031, true)).toBe("+3.1");
});

test("a decision without a mark has no plan", () => {
  expect(planOf(decision(0, null))).toBeUndefined();
});
