import { expect, test } from "vitest";

import { placesOf } from "../board.ts";
import { countedRound, lastRound, reachedCities } from "./rounds.ts";
import { smallBoard, smallView } from "../small_board.ts";
import type { TransEvent } from "../wire.ts";

const places = placesOf(smallBoard());

function event(message: string, seat: number | null, values: Record<string, unknown> = {}): TransEvent {
  return { number: 1, message, seat, arguments: values } as TransEvent;
}

const ENDING = [
  event("event-trans-lay", 0, { line: "r0c0-r0c2" }),
  event("event-trans-round-over", null, {
    networks: [{ seats: [0, 1], crossings: ["r0c0", "r0c2"] }],
    missing_lines: [["r0c2-r1c3", "r1c3-r2c2"], []],
  }),
  event("event-trans-reveal", 0, { cities: ["west", "south"] }),
  event("event-trans-score", 0, { missing: 2, points: 2, total: 2 }),
  event("event-trans-reveal", 1, { cities: ["east"] }),
  event("event-trans-score", 1, { missing: 0, points: 4, total: 4 }),
  event("event-trans-round", 1, { number: 2 }),
];

test("the missing rails of everybody are drawn on the table as it was", () => {
  const round = countedRound(smallView(), ENDING);
  expect(round?.rails).toEqual(["r0c0-r0c2"]);
  expect(round?.seats.map(({ missing, lines }) => [missing, lines.length])).toEqual([
    [2, 2],
    [0, 0],
  ]);
  expect(round && reachedCities(places, round, 0)).toEqual(["west"]);
});

test("without the end of a round nothing is counted", () => {
  expect(countedRound(smallView(), ENDING.slice(0, 1))).toBeUndefined();
  expect(lastRound(smallView())).toBeUndefined();
});

test("the result of a match holds its last round", () => {
  const last_round = { missing: 0, points: 4, won: true, cities: ["east"] };
  const result = {
    scores: [
      { total: 9, categories: { rounds: 9 }, last_round },
      { total: 13, categories: { rounds: 13 }, last_round },
    ],
    winners: [1],
    ranking: [1, 0],
  };
  const round = lastRound(smallView({ phase: "over", result, missing_lines: [["r0c0-r0c2"], []] }));
  expect(round?.seats.map(({ total, lines }) => [total, lines])).toEqual([
    [9, ["r0c0-r0c2"]],
    [13, []],
  ]);
});
