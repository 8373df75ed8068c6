/** What a game of the Ticket to Ride family adds to a table. */

import type { SeenEvent } from "../../api/messages.ts";
import { isStaged, scoreOf } from "../../table/count/count.ts";
import type { FamilyParts } from "../../table/family_parts.ts";
import Counters from "./Counters.svelte";
import Final from "./count/Final.svelte";
import Hand from "./hand/Hand.svelte";
import Map from "./map/Map.svelte";
import { argumentWords } from "./argument_words.ts";
import { ticketBoard } from "./board.ts";
import { facts } from "./facts.ts";
import { selectionOf } from "./selection.svelte.ts";
import Side from "./tickets/Side.svelte";
import { citiesOfTicket } from "./tickets/tickets.ts";
import { isChoosingTickets } from "./view.ts";
import type { TicketExplanation, TicketMove, TicketTable, TicketView, TicketWire } from "./wire.ts";

/** Pixels: the hand, and the cards that lie below the tickets while these are chosen. */
const HAND = 152;
const SMALL_CARDS = 58;

/** The count goes on, or a tunnel is dug; nothing else shall tell how it ends. */
function isCounting(table: TicketTable): boolean {
  const { isCounted, digging } = selectionOf(table);
  return digging !== undefined || (isStaged(table) && !isCounted);
}

/** The points of a tunnel come when it is seen to be laid. */
function score(view: TicketView, seat: number, isCounting: boolean, table: TicketTable): number | undefined {
  const points = scoreOf(view, seat, isCounting);
  const { digging } = selectionOf(table);
  return digging?.seat === seat && points !== undefined ? points - digging.points : points;
}

/** A route or a station is lit where it lies. */
function again(table: TicketTable, events: readonly SeenEvent[]): (() => void) | undefined {
  const known = table.board && ticketBoard(table.board).routes;
  const routes = events.flatMap(({ arguments: values }) => known?.get(String(values["route"])) ?? []);
  const stations = events.flatMap(({ arguments: { city } }) => (typeof city === "string" ? [city] : []));
  const cities = [...routes.flatMap(({ a, b }) => [a, b]), ...stations];
  const seat = events[0]?.seat ?? null;
  if (cities.length === 0) return undefined;
  const light = { path: routes.map(({ id }) => id), cities, ...(seat === null ? {} : { seat }) };
  return () => selectionOf(table).showAgain(light);
}

/** The routes that a bot plans for are lit, with the ends of their tickets. */
function light(table: TicketTable, { plan }: TicketExplanation, seat: number, move?: TicketMove): () => void {
  const board = table.board && ticketBoard(table.board);
  const selection = selectionOf(table);
  const endsOf = (tickets: readonly string[]): string[] =>
    tickets.flatMap((id) => {
      const ticket = board?.tickets.get(id);
      return board && ticket ? citiesOfTicket(board, ticket) : [];
    });
  const target = plan?.target ? [plan.target] : [];
  const mine = {
    path: [...(plan?.routes ?? []), ...target],
    cities: endsOf(plan?.tickets ?? []),
    givenUp: endsOf(plan?.given_up ?? []),
    next: move?.do === "claim" ? move.route : undefined,
    seat,
  };
  selection.planned = mine;
  return () => {
    if (selection.planned === mine) selection.planned = undefined;
  };
}

/** While the cards of a tunnel are turned up, it is not told how it ends. */
function lastEntryShown(table: TicketTable): number {
  return (selectionOf(table).digging?.number ?? Infinity) - 1;
}

/** A colour or a station is chosen, or a ticket is looked at: where, the map says. */
function needsMap(table: TicketTable): string {
  const { colour, wantsStation, pinned } = selectionOf(table);
  return [colour, wantsStation ? "station" : undefined, pinned?.id].filter(Boolean).join(" ");
}

export const parts: FamilyParts<TicketWire> = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-ticket-tickets",
  argumentWords,
  facts,
  handHeight: (table) => (isChoosingTickets(table) ? HAND + SMALL_CARDS : HAND),
  score,
  isCounting,
  lastEntryShown,
  again,
  leaveAgain: (table) => selectionOf(table).showAgain(undefined),
  light,
  needsMap,
};
