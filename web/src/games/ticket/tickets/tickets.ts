/** How far a ticket is, for the panel and the map; what counts in the end, the server says. */

import {
  citiesOf,
  destinationsOf,
  placeName,
  startOf,
  ticketEnds,
  type Ticket,
  type TicketBoard,
} from "../board.ts";
import { cheapestPath, trainsFor, type Path, type Price } from "./paths.ts";
import type { OwnTicket, TicketView } from "../view.ts";

/** One place a ticket leads to. */
export interface Destination {
  place: string;
  name: string;
  points: number;
  isReached: boolean;
  /** Trains the cheapest open way still needs; undefined if there is none. */
  trains: number | undefined;
}

/** What a ticket without an open way may still hope for. */
export type WayOut =
  | { kind: "station"; cities: string[] }
  | { kind: "own-station"; trains: number }
  | { kind: "too-few-trains"; trains: number }
  | { kind: "none" };

export interface TicketState {
  id: string;
  name: string;
  /** The name of the place it begins at. */
  start: string;
  isLong: boolean;
  isDone: boolean;
  destinations: Destination[];
  /** Trains still needed by own routes; undefined when blocked. */
  trains: number | undefined;
  /** How much of the shown path lies already, from 0 to 1. */
  progress: number;
  wayOut: WayOut | undefined;
  /** Routes of the cheapest way, laid or open. */
  path: string[];
  cities: string[];
}

/** Dearer than any way of one's own, so that others' routes are used only where nothing else goes. */
const FOREIGN = 1000;

/** A ticket in hand, as the server sees it, with the way that leads there. */
export function ticketState(
  board: TicketBoard,
  view: TicketView,
  seat: number,
  own: OwnTicket,
): TicketState | undefined {
  const ticket = board.tickets.get(own.id);
  if (!ticket) return undefined;
  const price = trainsFor(board, view, seat);
  const ways = destinationsOf(ticket).map(([place, points]) => ({
    place,
    points,
    way: wayTo(board, ticket, place, price),
  }));
  const cheapest = best(ways.map(({ way }) => way));
  const isBlocked = !own.completed && own.trains_needed === null;
  const wayOut = isBlocked ? wayOutOf(board, view, seat, ticket, cheapest) : undefined;
  const shown = (isBlocked && wayOut?.path) || cheapest;
  return {
    ...plainState(board, ticket),
    isDone: own.completed,
    destinations: ways.map(({ place, points, way }) => ({
      place,
      name: placeName(board, place),
      points,
      isReached: way?.cost === 0,
      trains: way?.cost,
    })),
    trains: own.trains_needed ?? undefined,
    progress: own.completed ? 1 : progressOf(board, view, seat, shown),
    wayOut: wayOut?.out,
    path: shown?.routes ?? [],
  };
}

/** A ticket that is only offered: what it would take. */
export function offeredState(
  board: TicketBoard,
  view: TicketView,
  seat: number,
  id: string,
): TicketState | undefined {
  const ticket = board.tickets.get(id);
  if (!ticket) return undefined;
  const price = trainsFor(board, view, seat);
  const cheapest = best(destinationsOf(ticket).map(([place]) => wayTo(board, ticket, place, price)));
  const trains = cheapest && cheapest.cost <= (view.seats[seat]?.trains ?? 0) ? cheapest.cost : null;
  return ticketState(board, view, seat, { id, completed: trains === 0, trains_needed: trains });
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

function wayTo(board: TicketBoard, ticket: Ticket, place: string, price: Price): Path | undefined {
  return cheapestPath(board, citiesOf(board, startOf(ticket)), citiesOf(board, place), price);
}

function best(ways: readonly (Path | undefined)[]): Path | undefined {
  return ways.reduce((one, other) => (other && (!one || other.cost < one.cost) ? other : one), undefined);
}

function progressOf(board: TicketBoard, view: TicketView, seat: number, path: Path | undefined): number {
  const lengthOf = (id: string) => board.routes.get(id)?.length ?? 0;
  const all = (path?.routes ?? []).reduce((sum, id) => sum + lengthOf(id), 0);
  const laid = (path?.routes ?? [])
    .filter((id) => view.routes[id] === seat)
    .reduce((sum, id) => sum + lengthOf(id), 0);
  return all > 0 ? laid / all : 0;
}

/** With stations, routes of others may help; each needs one at either of its ends. */
function wayOutOf(
  board: TicketBoard,
  view: TicketView,
  seat: number,
  ticket: Ticket,
  open: Path | undefined,
): { out: WayOut; path?: Path } {
  const mine = view.seats[seat];
  if (!mine) return { out: { kind: "none" } };
  const own = trainsFor(board, view, seat);
  const withOthers: Price = (route) =>
    own(route) ?? (view.routes[route.id] === undefined ? undefined : FOREIGN);
  const path = best(destinationsOf(ticket).map(([place]) => wayTo(board, ticket, place, withOthers)));
  const trains = (path?.cost ?? 0) % FOREIGN;
  const borrowed = (path?.routes ?? []).filter((id) => (view.routes[id] ?? seat) !== seat);
  const ends = (id: string) => {
    const route = board.routes.get(id);
    return route ? [route.a, route.b] : [];
  };
  const missing = borrowed.filter((id) => !ends(id).some((city) => mine.stations.includes(city)));
  const canBorrow = path && borrowed.length > 0 && trains <= mine.trains;
  if (canBorrow && borrowed.length <= mine.stations.length && missing.length === 0) {
    return { out: { kind: "own-station", trains }, path };
  }
  if (canBorrow && missing.length > 0 && missing.length <= mine.stations_left) {
    return { out: { kind: "station", cities: ends(missing[0] ?? "") }, path };
  }
  if (open) return { out: { kind: "too-few-trains", trains: open.cost } };
  return { out: { kind: "none" } };
}
