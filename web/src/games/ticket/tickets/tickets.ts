/** How far a ticket is, for the panel and the map, as the server says. */

import {
  citiesOf,
  destinationsOf,
  placeName,
  startOf,
  ticketEnds,
  type Ticket,
  type TicketBoard,
} from "../board.ts";
import type { OwnTicket, TicketView, WayOut } from "../wire.ts";

/** One place a ticket leads to. */
export interface Destination {
  place: string;
  name: string;
  points: number;
  isReached: boolean;
  /** Trains the shortest open way still needs; undefined if there is none. */
  trains: number | undefined;
}

export interface TicketState {
  id: string;
  name: string;
  /** The name of the place it begins at. */
  start: string;
  isLong: boolean;
  isDone: boolean;
  /** What it counts, if it is done and leads to several places. */
  points: number | undefined;
  destinations: Destination[];
  /** Trains still needed by own routes; undefined when blocked. */
  trains: number | undefined;
  /** How much of the shown path lies already, from 0 to 1. */
  progress: number;
  wayOut: WayOut | undefined;
  /** Routes of the cheapest way, laid or open. */
  path: readonly string[];
  cities: string[];
}

/** A ticket in hand or on offer, as the server sees it. */
export function ticketState(
  board: TicketBoard,
  view: TicketView,
  seat: number,
  own: OwnTicket,
): TicketState | undefined {
  const ticket = board.tickets.get(own.id);
  if (!ticket) return undefined;
  return {
    ...plainState(board, ticket),
    isDone: own.completed,
    points: own.points,
    destinations: destinationsOf(ticket).map(([place, points]) => ({
      place,
      name: placeName(board, place),
      points,
      isReached: own.destinations[place] === 0,
      trains: own.destinations[place] ?? undefined,
    })),
    trains: own.trains_needed ?? undefined,
    progress: own.completed ? 1 : progressOf(board, view, seat, own.path),
    wayOut: own.way_out ?? undefined,
    path: own.path,
  };
}

/** The cities to light up for a ticket. */
export function citiesOfTicket(board: TicketBoard, ticket: Ticket): string[] {
  const places = [startOf(ticket), ...destinationsOf(ticket).map(([place]) => place)];
  return places.flatMap((place) => citiesOf(board, place));
}

function plainState(board: TicketBoard, ticket: Ticket) {
  return {
    id: ticket.id,
    name: ticketEnds(board, ticket),
    start: placeName(board, startOf(ticket)),
    isLong: ticket.kind === "long",
    cities: citiesOfTicket(board, ticket),
  };
}

function progressOf(board: TicketBoard, view: TicketView, seat: number, path: readonly string[]): number {
  const spaces = (routes: readonly string[]) =>
    routes.reduce((sum, id) => sum + (board.routes.get(id)?.length ?? 0), 0);
  const all = spaces(path);
  return all > 0 ? spaces(path.filter((id) => view.routes[id] === seat)) / all : 0;
}
