import { expect, test } from "vitest";

import { ticketBoard } from "../board.ts";
import { emptyView, smallBoard } from "../small_board.ts";
import { countedAfter, stagesOf } from "../count/stages.ts";
import { ticketState } from "./tickets.ts";
import type { OwnTicket, TicketResult, TicketScore } from "../wire.ts";

const board = ticketBoard(smallBoard());

function own(changes: Partial<OwnTicket> & { id: string }): OwnTicket {
  return { completed: false, trains_needed: null, path: [], destinations: {}, way_out: null, ...changes };
}

test("a ticket says how far it is", () => {
  const view = emptyView({ routes: { roma_wien: 0 } });
  const state = ticketState(
    board,
    view,
    0,
    own({
      id: "t_roma_berlin",
      trains_needed: 4,
      path: ["roma_wien", "berlin_wien"],
      destinations: { berlin: 4 },
    }),
  );
  expect(state).toMatchObject({ name: "Roma – Berlin", trains: 4, isDone: false });
  expect(state?.progress).toBeCloseTo(3 / 7);
  expect(state?.path).toEqual(["roma_wien", "berlin_wien"]);
  expect(state?.cities).toEqual(["roma", "berlin"]);
  expect(ticketState(board, view, 0, own({ id: "nothing" }))).toBeUndefined();
});

test("a blocked ticket names the way out", () => {
  const way_out = { kind: "station" as const, trains: 0, cities: ["venezia", "wien"] };
  const state = ticketState(board, emptyView(), 0, own({ id: "t_venezia_wien", way_out }));
  expect(state).toMatchObject({ wayOut: way_out, trains: undefined, isDone: false });
});

test("a country ticket has several destinations, through any exit", () => {
  const view = emptyView({ routes: { roma_wien: 0, wien_at: 0 } });
  const state = ticketState(
    board,
    view,
    0,
    own({
      id: "t_roma_out",
      completed: true,
      trains_needed: 0,
      path: ["roma_wien", "wien_at"],
      destinations: { austria: 0, berlin: 4 },
      points: 5,
    }),
  );
  expect(state?.points).toBe(5);
  expect(state?.destinations).toMatchObject([
    { name: "Austria", points: 5, isReached: true },
    { name: "Berlin", points: 8, isReached: false, trains: 4 },
  ]);
  expect(state?.cities).toEqual(["roma", "at_1", "berlin"]);
});

test("the final count goes step by step and ends with the server's numbers", () => {
  const score = (changes: Partial<TicketScore>): TicketScore => ({
    total: 0,
    categories: { routes: 0, tickets: 0, longest_path_bonus: 0, globetrotter: 0, stations: 0 },
    completed: [],
    failed: [],
    longest_path: 0,
    longest_path_routes: [],
    stations: {},
    ...changes,
  });
  const result: TicketResult = {
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
  const counted_tickets = [
    [{ id: "t_roma_out", points: 5, cities: ["roma", "at_1"], path: ["roma_wien", "wien_at"] }],
    [{ id: "t_roma_berlin", points: -9, cities: [], path: [] }],
  ];
  const view = emptyView({
    routes: { roma_wien: 0, wien_at: 0, venezia_wien: 1 },
    result,
    counted_tickets,
  });
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
