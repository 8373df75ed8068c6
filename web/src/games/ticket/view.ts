/** What a seat, or a spectator, sees of a match: the shape of the server's views. */

import type { CardKind } from "../../theme/cards.ts";
import type { View } from "../../table/model.svelte.ts";
import type { Cards } from "./board.ts";

export interface SeatView {
  cards: number;
  trains: number;
  points: number;
  tickets: number;
  /** Tickets this seat has still to choose from. */
  choosing: number;
  routes: string[];
  stations: string[];
  stations_left: number;
}

export interface OwnTicket {
  id: string;
  completed: boolean;
  /** By own routes alone; null if that is not possible any more. */
  trains_needed: number | null;
}

export interface OwnView {
  cards: Cards;
  tickets: OwnTicket[];
  offer: string[];
  kept: string[] | null;
}

export interface TunnelView {
  route: string;
  cards: Cards;
  revealed: CardKind[];
  extra: number;
}

export interface SeatScore {
  total: number;
  categories: Record<string, number>;
  completed: string[];
  failed: string[];
  longest_path: number;
  longest_path_routes: string[];
  /** The route each station opened, by its city. */
  stations: Record<string, string>;
}

export interface Result {
  scores: SeatScore[];
  winners: number[];
  ranking: number[];
}

export interface TicketView {
  players: number;
  phase: string;
  final_turns: number | null;
  row: (CardKind | null)[];
  deck: number;
  discard: Cards;
  ticket_deck: number;
  /** Those that all tickets in play are about, if they are. */
  big_cities: string[];
  tunnel: TunnelView | null;
  seats: SeatView[];
  /** Who owns which route. */
  routes: Record<string, number>;
  result: Result | null;
  you?: OwnView;
}

export function ticketView(view: View | undefined): TicketView | undefined {
  return view as TicketView | undefined;
}

/** Who built a station in which city. */
export function stationsOf(view: TicketView): Record<string, number> {
  return Object.fromEntries(
    view.seats.flatMap((seat, number) => seat.stations.map((city) => [city, number])),
  );
}
