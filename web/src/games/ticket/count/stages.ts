/** The final count in the order in which it is shown: step by step, each with its place on the map. */

import { citiesOf, destinationsOf, startOf, ticketEnds, type Ticket, type TicketBoard } from "../board.ts";
import { cheapestPath, type Path } from "../tickets/paths.ts";
import { citiesOfTicket } from "../tickets/tickets.ts";
import type { Result, SeatScore, TicketView } from "../view.ts";

export interface Stage {
  seat: number;
  category: string;
  points: number;
  /** A ticket, if it is about one. */
  ticket?: { id: string; name: string; isDone: boolean };
  /** Spaces, if it is about the longest path. */
  length?: number;
  path: string[];
  cities: string[];
}

/** The categories in which a match has anything to count, in the order they are shown. */
export function categoriesOf(result: Result): string[] {
  const sometimes = ["stations", "longest_path_bonus", "globetrotter"];
  const counted = sometimes.filter((category) =>
    result.scores.some((score) => (score.categories[category] ?? 0) !== 0),
  );
  return ["routes", "tickets", ...counted];
}

/** Every step: the routes of all, then ticket after ticket, then what is left. */
export function stagesOf(board: TicketBoard, view: TicketView, result: Result): Stage[] {
  const seats = result.scores.map((score, seat) => ({ score, seat }));
  return [
    ...seats.map(({ score, seat }) => routesStage(view, score, seat)),
    ...seats.flatMap(({ score, seat }) => ticketStages(board, view, score, seat)),
    ...seats.flatMap(({ score, seat }) => otherStages(view, score, seat, "stations")),
    ...seats.flatMap(({ score, seat }) => pathStages(result, score, seat)),
    ...seats.flatMap(({ score, seat }) => otherStages(view, score, seat, "globetrotter")),
  ];
}

/** The points of every seat in every category after so many steps. */
export function countedAfter(
  result: Result,
  stages: readonly Stage[],
  steps: number,
): Record<string, number>[] {
  // At the end the server's count stands, whatever was added up on the way.
  if (steps >= stages.length) return result.scores.map((score) => ({ ...score.categories }));
  const counted: Record<string, number>[] = result.scores.map(() => ({}));
  for (const { seat, category, points } of stages.slice(0, steps)) {
    const mine = counted[seat];
    if (mine) mine[category] = (mine[category] ?? 0) + points;
  }
  return counted;
}

function routesStage(view: TicketView, score: SeatScore, seat: number): Stage {
  return {
    seat,
    category: "routes",
    points: score.categories["routes"] ?? 0,
    path: view.seats[seat]?.routes ?? [],
    cities: [],
  };
}

function ticketStages(board: TicketBoard, view: TicketView, score: SeatScore, seat: number): Stage[] {
  const ids = [...score.completed, ...score.failed];
  return ids.flatMap((id) => {
    const ticket = board.tickets.get(id);
    if (!ticket) return [];
    const isDone = score.completed.includes(id);
    const reached = isDone ? bestReached(board, view, score, seat, ticket) : undefined;
    const values = destinationsOf(ticket).map(([, points]) => points);
    return {
      seat,
      category: "tickets",
      points: reached?.points ?? (isDone ? Math.max(...values) : -Math.min(...values)),
      ticket: { id, name: ticketEnds(board, ticket), isDone },
      path: reached?.path.routes ?? [],
      cities: reached
        ? [...endsOf(board, ticket, reached.path), reached.path.end]
        : citiesOfTicket(board, ticket),
    };
  });
}

/** Where the path of a ticket begins. */
function endsOf(board: TicketBoard, ticket: Ticket, path: Path): string[] {
  const starts = citiesOf(board, startOf(ticket));
  const passed = path.routes.flatMap((id) => {
    const route = board.routes.get(id);
    return route ? [route.a, route.b] : [];
  });
  return starts.filter((city) => passed.includes(city));
}

/** The best place a ticket leads to over own routes and those the stations opened. */
function bestReached(
  board: TicketBoard,
  view: TicketView,
  score: SeatScore,
  seat: number,
  ticket: Ticket,
): { points: number; path: Path } | undefined {
  const opened = new Set(Object.values(score.stations));
  const price = (route: { id: string; length: number }) =>
    view.routes[route.id] === seat || opened.has(route.id) ? route.length : undefined;
  const reached = destinationsOf(ticket).flatMap(([place, points]) => {
    const path = cheapestPath(board, citiesOf(board, startOf(ticket)), citiesOf(board, place), price);
    return path ? [{ points, path }] : [];
  });
  return reached.sort((one, other) => other.points - one.points)[0];
}

function otherStages(view: TicketView, score: SeatScore, seat: number, category: string): Stage[] {
  const points = score.categories[category] ?? 0;
  if (points === 0) return [];
  const cities = category === "stations" ? (view.seats[seat]?.stations ?? []) : [];
  return [{ seat, category, points, path: [], cities }];
}

/** Everybody's longest path is traced if there is a bonus for it. */
function pathStages(result: Result, score: SeatScore, seat: number): Stage[] {
  const category = "longest_path_bonus";
  if (!result.scores.some((each) => (each.categories[category] ?? 0) > 0)) return [];
  return [
    {
      seat,
      category,
      points: score.categories[category] ?? 0,
      length: score.longest_path,
      path: score.longest_path_routes,
      cities: [],
    },
  ];
}
