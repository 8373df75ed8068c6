import { expect, test } from "vitest";

import { ticketBoard } from "../board.ts";
import { cheapestPath, trainsFor } from "./paths.ts";
import { emptyView, smallBoard } from "../small_board.ts";
import { countedAfter, stagesOf } from "../count/stages.ts";
import { offeredState, ticketState } from "./tickets.ts";
import type { Result, SeatScore, TicketView } from "../view.ts";

const board = ticketBoard(smallBoard());

test("own routes cost nothing, those of others are closed", () => {
  const view = emptyView({ routes: { roma_venezia: 0, roma_wien: 1 } });
  const path = cheapestPath(board, ["roma"], ["wien"], trainsFor(board, view, 0));
  expect(path).toEqual({ routes: ["roma_venezia", "venezia_wien"], cost: 3, end: "wien" });
  const other = cheapestPath(board, ["roma"], ["wien"], trainsFor(board, view, 1));
  expect(other?.routes).toEqual(["roma_wien"]);
});

test("a ticket says how far it is", () => {
  const view = emptyView({ routes: { roma_wien: 0 } });
  const own = { id: "t_roma_berlin", completed: false, trains_needed: 4 };
  const state = ticketState(board, view, 0, own);
  expect(state).toMatchObject({ name: "Roma – Berlin", trains: 4, isDone: false });
  expect(state?.progress).toBeCloseTo(3 / 7);
  expect(state?.path).toEqual(["roma_wien", "berlin_wien"]);
  expect(state?.cities).toEqual(["roma", "berlin"]);
});

test("a blocked ticket names the way out", () => {
  const own = { id: "t_venezia_wien", completed: false, trains_needed: null };
  const routes = { venezia_wien: 1, roma_wien: 1 };
  const wayOut = (view: TicketView) => ticketState(board, view, 0, own)?.wayOut;
  expect(wayOut(emptyView({ routes }))).toEqual({ kind: "station", cities: ["venezia", "wien"] });
  const built = emptyView({ routes }, { stations: ["wien"], stations_left: 2 });
  expect(wayOut(built)).toEqual({ kind: "own-station", trains: 0 });
  expect(wayOut(emptyView({ routes }, { stations_left: 0 }))).toEqual({ kind: "none" });
  const few = emptyView({}, { trains: 2, stations_left: 0 });
  expect(wayOut(few)).toEqual({ kind: "too-few-trains", trains: 3 });
});

test("a country ticket has several destinations, through any exit", () => {
  const view = emptyView({ routes: { roma_wien: 0, wien_at: 0 } });
  const own = { id: "t_roma_out", completed: true, trains_needed: 0 };
  const state = ticketState(board, view, 0, own);
  expect(state?.destinations).toMatchObject([
    { name: "Austria", points: 5, isReached: true },
    { name: "Berlin", points: 8, isReached: false, trains: 4 },
  ]);
  expect(state?.cities).toEqual(["roma", "at_1", "berlin"]);
});

test("an offered ticket tells what it would take", () => {
  expect(offeredState(board, emptyView(), 0, "t_roma_berlin")?.trains).toBe(7);
  expect(offeredState(board, emptyView(), 0, "nothing")).toBeUndefined();
});

test("the final count goes step by step and ends with the server's numbers", () => {
  const score = (changes: Partial<SeatScore>): SeatScore => ({
    total: 0,
    categories: { routes: 0, tickets: 0, longest_path_bonus: 0, globetrotter: 0, stations: 0 },
    completed: [],
    failed: [],
    longest_path: 0,
    longest_path_routes: [],
    stations: {},
    ...changes,
  });
  const result: Result = {
    winners: [0],
    ranking: [0, 1],
    scores: [
      score({
        categories: { routes: 5, tickets: 5, longest_path_bonus: 10, globetrotter: 0, stations: 12 },
        completed: ["t_roma_out"],
        longest_path: 4,
        longest_path_routes: ["roma_wien", "wien_at"],
      }),
      score({
        categories: { routes: 4, tickets: -9, longest_path_bonus: 0, globetrotter: 0, stations: 8 },
        failed: ["t_roma_berlin"],
      }),
    ],
  };
  const view = emptyView({ routes: { roma_wien: 0, wien_at: 0, venezia_wien: 1 }, result });
  const stages = stagesOf(board, view, result);
  const tickets = stages.filter(({ ticket }) => ticket);
  expect(tickets).toMatchObject([
    { seat: 0, points: 5, path: ["roma_wien", "wien_at"], cities: ["roma", "at_1"] },
    { seat: 1, points: -9, path: [], cities: ["roma", "berlin"] },
  ]);
  expect(stages.map(({ category }) => category)).toEqual([
    "routes",
    "routes",
    "tickets",
    "tickets",
    "stations",
    "stations",
    "longest_path_bonus",
    "longest_path_bonus",
  ]);
  expect(countedAfter(result, stages, 3)).toEqual([{ routes: 5, tickets: 5 }, { routes: 4 }]);
  expect(countedAfter(result, stages, stages.length)[1]?.["stations"]).toBe(8);
});
