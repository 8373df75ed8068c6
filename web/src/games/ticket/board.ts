/** The board of a Ticket to Ride game as the server describes it, with its parts by id. */

import { say, texts } from "../../texts/texts.svelte.ts";
import type { BoardCity, BoardFile, BoardRoute, BoardTicket, CardKind } from "./wire.ts";

/** With `double_of`, the second track of a double route; a ferry asks for `locomotives`. */
export type Route = Required<BoardRoute>;
/** A country ticket begins at `from` and leads to any of `to`. */
export type Ticket = Required<Pick<BoardTicket, "id" | "a" | "b" | "points" | "from" | "to" | "kind">>;

export interface TicketBoard {
  id: string;
  stations: number;
  /** With a country, it is an exit at the border. */
  cities: ReadonlyMap<string, BoardCity>;
  countries: ReadonlyMap<string, { id: string; name: string }>;
  routes: ReadonlyMap<string, Route>;
  tickets: ReadonlyMap<string, Ticket>;
  /** Points of a route by its length. */
  points: Readonly<Record<string, number>>;
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

const PLAIN_ROUTE = { kind: "normal", locomotives: 0, double_of: "" } as const;
const PLAIN_TICKET = { a: "", b: "", points: 0, from: "", to: {}, kind: "regular" } as const;

const boards = new WeakMap<BoardFile, TicketBoard>();

/** A board as this family reads it; read once. */
export function ticketBoard(board: BoardFile): TicketBoard {
  const known = boards.get(board);
  if (known) return known;
  const read = readBoard(board);
  boards.set(board, read);
  return read;
}

function readBoard({
  id,
  stations,
  cities,
  countries = [],
  routes,
  tickets,
  points,
}: BoardFile): TicketBoard {
  return {
    id,
    stations,
    cities: byId(cities),
    countries: byId(countries),
    routes: byId(routes.map((route) => ({ ...PLAIN_ROUTE, ...route }))),
    tickets: byId(tickets.map((ticket) => ({ ...PLAIN_TICKET, ...ticket }))),
    points,
  };
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
