/** Arguments of messages and fields of moves as people read them. */

import { say } from "../../texts/texts.svelte.ts";
import {
  CARD_ORDER,
  destinationsOf,
  placeName,
  routeName,
  startOf,
  ticketBoard,
  type TicketBoard,
} from "./board.ts";
import type { BoardFile, Cards } from "./wire.ts";

/** One argument as words or a number. */
export function argumentWords(board: BoardFile, name: string, value: unknown): string | number {
  const places = ticketBoard(board);
  if (name === "card" || name === "color") return say(`card-${String(value)}`);
  if (name === "cards" && isCards(value)) return cardsText(value);
  if (name === "city") return placeName(places, String(value));
  if (name === "route") return routeName(places, String(value));
  if (name === "tickets" && Array.isArray(value)) {
    const listed = value.map((ticket) => ticketText(places, String(ticket)));
    return listed.length > 0 ? listed.join("; ") : say("ticket-none");
  }
  return typeof value === "number" ? value : String(value);
}

/** Cards as a list: "2 × blue, 1 × locomotive". */
export function cardsText(cards: Cards): string {
  return CARD_ORDER.filter((card) => cards[card])
    .map((card) => `${cards[card]} × ${say(`card-${card}`)}`)
    .join(", ");
}

/** A ticket by its ends and its value: "Brest – Petrograd (20)", "Bern – France 5, Italy 8". */
export function ticketText(board: TicketBoard, id: string): string {
  const ticket = board.tickets.get(id);
  if (!ticket) return id;
  const start = placeName(board, startOf(ticket));
  const ends = destinationsOf(ticket);
  const [only] = ends;
  if (Object.keys(ticket.to).length === 0 && only) {
    return `${start} – ${placeName(board, only[0])} (${only[1]})`;
  }
  const listed = ends.map(([place, points]) => `${placeName(board, place)} ${points}`);
  return `${start} – ${listed.join(", ")}`;
}

function isCards(value: unknown): value is Cards {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
