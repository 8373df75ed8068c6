import { expect, test } from "vitest";

import { smallView } from "../small_board.ts";
import type { WensleydaleEvent } from "../wire.ts";
import { countedTurn } from "./turns.ts";

function event(kind: string, seat: number | null, values: Record<string, unknown>): WensleydaleEvent {
  return { number: 1, message: `event-wensleydale-${kind}`, seat, arguments: values } as WensleydaleEvent;
}

const SCORED = [
  event("out", 1, {}),
  event("scored", 1, { points: 2, profit: 1, plain: 2, hill: 0, red: 0, green: 0, tracks: 1, total: 5 }),
  event("scored", 0, { points: 0, profit: 0, plain: 0, hill: 0, red: 0, green: 0, tracks: 0, total: 3 }),
  event("general-order", null, { order: [1, 0] }),
];

test("what a turn brought is told of everybody, with the new order", () => {
  const counted = countedTurn(smallView({ turn: 2 }), SCORED);
  expect(counted?.turn).toBe(2);
  expect(counted?.seats.map(({ seat, points, total }) => [seat, points, total])).toEqual([
    [1, 2, 5],
    [0, 0, 3],
  ]);
  expect(counted?.order).toEqual([1, 0]);
});

test("a turn that began meanwhile is the one that was scored", () => {
  expect(countedTurn(smallView({ turn: 2 }), [event("turn", null, { number: 3 }), ...SCORED])?.turn).toBe(3);
  expect(countedTurn(smallView({ turn: 2 }), [...SCORED, event("turn", null, { number: 3 })])?.turn).toBe(2);
});

test("without scoring there is nothing to count", () => {
  expect(countedTurn(smallView(), [event("carry", 0, { area: "dent", item: "plain" })])).toBeUndefined();
});
