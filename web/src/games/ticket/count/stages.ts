/** The final count in the order in which it is shown: step by step, each with its place on the map. */

import { ticketEnds, type TicketBoard } from "../board.ts";
import { citiesOfTicket } from "../tickets/tickets.ts";
import type { TicketCategory, TicketResult, TicketScore, TicketView } from "../wire.ts";

export interface Stage {
  seat: number;
  category: TicketCategory;
  points: number;
  /** A ticket, if it is about one. */
  ticket?: { id: string; name: string; isDone: boolean };
  /** Spaces, if it is about the longest path. */
  length?: number;
  path: string[];
  cities: string[];
}

/** The categories in which a match has anything to count, in the order they are shown. */
export function categoriesOf(result: TicketResult): TicketCategory[] {
  const sometimes: TicketCategory[] = ["stations", "longest_path_bonus", "globetrotter"];
  const counted = sometimes.filter((category) =>
    result.scores.some((score) => score.categories[category] !== 0),
  );
  return ["routes", "tickets", ...counted];
}

/** Every step: the routes of all, then ticket after ticket, then what is left. */
export function stagesOf(board: TicketBoard, view: TicketView, result: TicketResult): Stage[] {
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
  result: TicketResult,
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

function routesStage(view: TicketView, score: TicketScore, seat: number): Stage {
  return {
    seat,
    category: "routes",
    points: score.categories.routes,
    path: view.seats[seat]?.routes ?? [],
    cities: [],
  };
}

function ticketStages(board: TicketBoard, view: TicketView, score: TicketScore, seat: number): Stage[] {
  return (view.counted_tickets?.[seat] ?? []).flatMap(({ id, points, path, cities }) => {
    const ticket = board.tickets.get(id);
    if (!ticket) return [];
    const isDone = score.completed.includes(id);
    return {
      seat,
      category: "tickets",
      points,
      ticket: { id, name: ticketEnds(board, ticket), isDone },
      path,
      cities: isDone ? cities : citiesOfTicket(board, ticket),
    };
  });
}

function otherStages(view: TicketView, score: TicketScore, seat: number, category: TicketCategory): Stage[] {
  const points = score.categories[category];
  if (points === 0) return [];
  const cities = category === "stations" ? (view.seats[seat]?.stations ?? []) : [];
  return [{ seat, category, points, path: [], cities }];
}

/** Everybody's longest path is traced if there is a bonus for it. */
function pathStages(result: TicketResult, score: TicketScore, seat: number): Stage[] {
  const category = "longest_path_bonus";
  if (!result.scores.some((each) => each.categories[category] > 0)) return [];
  return [
    {
      seat,
      category,
      points: score.categories[category],
      length: score.longest_path,
      path: score.longest_path_routes,
      cities: [],
    },
  ];
}
