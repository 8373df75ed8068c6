/** Cheapest ways through the network, for showing them. */

import { twinOf, type Route, type TicketBoard } from "../board.ts";
import type { TicketView } from "../view.ts";

/** A way through the network: its routes in order, and what they cost together. */
export interface Path {
  routes: string[];
  cost: number;
  end: string;
}

/** What a route costs; undefined if it cannot be used. */
export type Price = (route: Route) => number | undefined;

/** The cheapest way from any of some cities to any of others. */
export function cheapestPath(
  board: TicketBoard,
  from: readonly string[],
  to: readonly string[],
  price: Price,
): Path | undefined {
  const roads = roadsOf(board, price);
  const cost = new Map<string, number>(from.map((city) => [city, 0]));
  const via = new Map<string, Route>();
  const waiting = new Set(from);
  while (waiting.size > 0) {
    const city = nearest(waiting, cost);
    waiting.delete(city);
    if (to.includes(city)) return { routes: wayBack(city, via), cost: cost.get(city) ?? 0, end: city };
    for (const [route, added] of roads.get(city) ?? []) {
      const other = route.a === city ? route.b : route.a;
      const total = (cost.get(city) ?? 0) + added;
      if (total >= (cost.get(other) ?? Infinity)) continue;
      cost.set(other, total);
      via.set(other, route);
      waiting.add(other);
    }
  }
  return undefined;
}

/** Trains for open routes, nothing for those of the seat itself. */
export function trainsFor(board: TicketBoard, view: TicketView, seat: number): Price {
  return (route) => {
    const owner = view.routes[route.id];
    if (owner === seat) return 0;
    return owner === undefined && !isClosed(board, view, seat, route) ? route.length : undefined;
  };
}

/** Whether the taken other track closes this one to a seat; only so that it looks closed. */
export function isClosed(board: TicketBoard, view: TicketView, seat: number | null, route: Route): boolean {
  const twin = twinOf(board, route);
  const owner = twin && view.routes[twin.id];
  if (owner === undefined) return false;
  return owner === seat || view.players < board.secondTrackFrom;
}

function roadsOf(board: TicketBoard, price: Price): Map<string, [Route, number][]> {
  const roads = new Map<string, [Route, number][]>();
  for (const route of board.routes.values()) {
    const cost = price(route);
    if (cost === undefined) continue;
    for (const city of [route.a, route.b]) {
      roads.set(city, [...(roads.get(city) ?? []), [route, cost]]);
    }
  }
  return roads;
}

function nearest(waiting: ReadonlySet<string>, cost: ReadonlyMap<string, number>): string {
  let best = "";
  for (const city of waiting) {
    if (best === "" || (cost.get(city) ?? Infinity) < (cost.get(best) ?? Infinity)) best = city;
  }
  return best;
}

function wayBack(end: string, via: ReadonlyMap<string, Route>): string[] {
  const routes: string[] = [];
  let city = end;
  for (let route = via.get(city); route; route = via.get(city)) {
    routes.unshift(route.id);
    city = route.a === city ? route.b : route.a;
  }
  return routes;
}
