import { expect, test } from "vitest";

import type { SeenEvent } from "../../../api/frames.ts";
import { placesOf } from "../board.ts";
import { countedRound, lastRound, reachedCities } from "./rounds.ts";
import { smallBoard, smallView } from "../small_board.ts";

const places = placesOf(smallBoard());

function event(message: string, seat: number | null, values: Record<string, unknown> = {}): SeenEvent {
  return { number: 1, message, seat, arguments: values } as unknown as SeenEvent;
}

const ENDING = [
  event("event-trans-lay", 0, { line: "r0c0-r0c2" }),
  event("event-trans-round-over", null),
  event("event-trans-reveal", 0, { cities: ["west", "south"] }),
  event("event-trans-score", 0, { missing: 2, points: 2, total: 2 }),
  event("event-trans-reveal", 1, { cities: ["east"] }),
  event("event-trans-score", 1, { missing: 0, points: 4, total: 4 }),
  event("event-trans-round", 1, { number: 2 }),
];

test("the missing rails of everybody are drawn on the table as it was", () => {
  const round = countedRound(places, smallView(), ENDING);
  expect(round?.rails).toEqual(["r0c0-r0c2"]);
  expect(round?.seats.map(({ missing, lines }) => [missing, lines.length])).toEqual([
    [2, 2],
    [0, 0],
  ]);
  expect(round && reachedCities(places, round, 0)).toEqual(["west"]);
});

test("a way that does not agree with the server's count is not drawn", () => {
  const other = ENDING.map((each) =>
    each.message === "event-trans-score" && each.seat === 0
      ? event(each.message, 0, { missing: 7, points: 0, total: 0 })
      : each,
  );
  expect(countedRound(places, smallView(), other)?.seats[0]?.lines).toEqual([]);
});

test("without the end of a round nothing is counted", () => {
  expect(countedRound(places, smallView(), ENDING.slice(0, 1))).toBeUndefined();
  expect(lastRound(places, smallView())).toBeUndefined();
});

test("the result of a match holds its last round", () => {
  const last_round = { missing: 0, points: 4, won: true, cities: ["east"] };
  const result = {
    scores: [
      { total: 9, last_round },
      { total: 13, last_round },
    ],
    winners: [1],
    ranking: [1, 0],
  };
  const round = lastRound(places, smallView({ phase: "over", result }));
  expect(round?.seats.map(({ total }) => total)).toEqual([9, 13]);
});
