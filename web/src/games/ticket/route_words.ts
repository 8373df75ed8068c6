/** What is to be known of a route before it is claimed: its price, and what it is worth. */

import { say } from "../../texts/texts.svelte.ts";
import { routeName, type Route, type TicketBoard } from "./board.ts";

/** "3 × black", "4 × grey, ferry with 1 locomotive". */
export function routePrice({ length, color, kind, locomotives }: Route): string {
  return say("web-ticket-price", { length, color: say(`card-${color}`), kind, locomotives });
}

/** "7 points". */
export function routeWorth(board: TicketBoard, { length }: Route): string {
  return say("web-ticket-worth", { points: board.points[length] ?? 0 });
}

/** All of it in a line: "Brest – Paris, 3 × black, 4 points". */
export function aboutRoute(board: TicketBoard, id: string): string {
  const route = board.routes.get(id);
  return route ? [routeName(board, id), routePrice(route), routeWorth(board, route)].join(", ") : id;
}
