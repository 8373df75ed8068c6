/** The board of a Ticket to Ride game as the server describes it, with its parts by id. */

import type { CardKind, RouteColour } from "../../theme/cards.ts";
import type { Board } from "../../table/board.ts";
import { say, texts } from "../../texts/texts.svelte.ts";

export interface City {
  id: string;
  name: string;
  /** The country this exit at the border leads to. */
  country?: string;
}

export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  color: RouteColour;
  kind: "normal" | "tunnel" | "ferry";
  /** Locomotives a ferry asks for. */
  locomotives: number;
  /** The first track, if this is the second of a double route. */
  double_of: string;
}

export interface Ticket {
  id: string;
  a: string;
  b: string;
  points: number;
  /** A country ticket begins here and leads to any of `to`. */
  from: string;
  to: Record<string, number>;
  kind: "regular" | "long";
}

export interface TicketBoard {
  id: string;
  stations: number;
  cities: ReadonlyMap<string, City>;
  countries: ReadonlyMap<string, City>;
  routes: ReadonlyMap<string, Route>;
  tickets: ReadonlyMap<string, Ticket>;
  /** Points of a route by its length. */
  points: Readonly<Record<string, number>>;
  locomotivesOnlyInTunnels: boolean;
  /** From so many players on, both tracks of a double route can be had. */
  secondTrackFrom: number;
}

/** The order in which cards are shown everywhere; locomotives come last. */
export const CARD_ORDER: readonly CardKind[] = [
  "pink",
  "white",
  "blue",
  "yellow",
  "orange",
  "black",
  "red",
  "green",
  "locomotive",
];

export type Cards = Partial<Record<CardKind, number>>;

const boards = new WeakMap<object, TicketBoard>();

/** A board as this family reads it; read once. */
export function ticketBoard(board: Board): TicketBoard {
  const known = boards.get(board);
  if (known) return known;
  const read = readBoard(board);
  boards.set(board, read);
  return read;
}

function readBoard(board: Board): TicketBoard {
  const rules = (board["rules"] ?? {}) as Record<string, unknown>;
  const routes = listOf<Partial<Route> & { id: string }>(board, "routes").map((route) => ({
    kind: "normal" as const,
    locomotives: 0,
    double_of: "",
    ...route,
  }));
  const tickets = listOf<Partial<Ticket> & { id: string }>(board, "tickets").map((ticket) => ({
    a: "",
    b: "",
    points: 0,
    from: "",
    to: {},
    kind: "regular" as const,
    ...ticket,
  }));
  return {
    id: board.id,
    stations: Number(board["stations"] ?? 0),
    cities: byId(listOf<City>(board, "cities")),
    countries: byId(listOf<City>(board, "countries")),
    routes: byId(routes as Route[]),
    tickets: byId(tickets),
    points: (board["points"] ?? {}) as Record<string, number>,
    locomotivesOnlyInTunnels: rules["locomotives"] === "tunnels",
    secondTrackFrom: Number(rules["second_track_from"] ?? 1),
  };
}

function listOf<Part>(board: Board, part: string): Part[] {
  const list = board[part];
  return Array.isArray(list) ? (list as Part[]) : [];
}

function byId<Part extends { id: string }>(list: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(list.map((each) => [each.id, each]));
}

/** A city, or a country that is reached through several exits; exits are called after their country. */
export function placeName(board: TicketBoard, id: string): string {
  const city = board.cities.get(id);
  if (!city) return countryName(board, id);
  const printed = board.countries.get(city.country ?? "")?.name;
  if (!city.country || !printed || !city.name.startsWith(printed)) return city.name;
  return countryName(board, city.country) + city.name.slice(printed.length);
}

/** A country in the reader's language, or as the board calls it. */
function countryName(board: TicketBoard, id: string): string {
  const country = board.countries.get(id);
  const message = `country-${id}`;
  return country && texts.has(message) ? say(message) : (country?.name ?? id);
}

/** The cities a place stands for: itself, or all exits of a country. */
export function citiesOf(board: TicketBoard, place: string): string[] {
  if (board.cities.has(place)) return [place];
  return [...board.cities.values()].filter((city) => city.country === place).map(({ id }) => id);
}

/** Where a ticket begins. */
export function startOf(ticket: Ticket): string {
  return ticket.from || ticket.a;
}

/** Points by the place that is to be reached. */
export function destinationsOf(ticket: Ticket): [place: string, points: number][] {
  const several = Object.entries(ticket.to);
  return several.length > 0 ? several : [[ticket.b, ticket.points]];
}

/** A route by its two ends: "Dieppe – Paris". */
export function routeName(board: TicketBoard, id: string): string {
  const route = board.routes.get(id);
  return route ? `${placeName(board, route.a)} – ${placeName(board, route.b)}` : id;
}

/** A ticket by its ends: "Brest – Petrograd", "Bern – France, Italy". */
export function ticketEnds(board: TicketBoard, ticket: Ticket): string {
  const ends = destinationsOf(ticket).map(([place]) => placeName(board, place));
  return `${placeName(board, startOf(ticket))} – ${ends.join(", ")}`;
}

/** The other track of a double route. */
export function twinOf(board: TicketBoard, route: Route): Route | undefined {
  if (route.double_of) return board.routes.get(route.double_of);
  for (const other of board.routes.values()) if (other.double_of === route.id) return other;
  return undefined;
}
