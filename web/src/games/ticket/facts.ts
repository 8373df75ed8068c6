/** What is read aloud of a view: cards, tickets, routes and stations. */

import { label, type FactReading } from "../../table/text_mode/facts.ts";
import { say } from "../../texts/texts.svelte.ts";
import type { OwnTicket, TicketWire } from "./wire.ts";

export const facts: FactReading<TicketWire> = {
  table: ["row", "deck", "discard", "ticket_deck", "final_turns"],
  seat: ["points", "cards", "trains", "tickets", "stations_left", "routes", "stations"],
  mine: ["cards", "offer", "kept"],
  sometimes: ["stations_left", "stations"],
  fields: { row: "card", discard: "cards", cards: "cards", routes: "route", stations: "city" },
  lists: { offer: "tickets", kept: "tickets" },
  myTables: ({ you }, reader) => [
    {
      title: "fact-my-tickets",
      head: [label("ticket"), label("state")],
      rows: (you?.tickets ?? []).map((ticket) => [reader.said("tickets", [ticket.id]), stateOf(ticket)]),
    },
  ],
  boardTables: ({ routes }, reader) => [
    {
      title: "fact-claimed",
      head: [label("route"), label("player")],
      rows: Object.entries(routes).map(([id, seat]) => [reader.said("route", id), reader.name(seat)]),
    },
  ],
};

function stateOf({ completed, trains_needed: needed }: OwnTicket): string {
  if (completed) return say("fact-completed");
  return needed === null ? say("fact-blocked") : say("fact-trains-needed", { number: needed });
}
