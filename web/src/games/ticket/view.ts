/** What follows from a view at a glance. */

import type { TicketTable, TicketView } from "./wire.ts";

/** Who built a station in which city. */
export function stationsOf(view: TicketView): Record<string, number> {
  return Object.fromEntries(
    view.seats.flatMap((seat, number) => seat.stations.map((city) => [city, number])),
  );
}

/** Whether the seat looked from is asked which tickets to keep. */
export function isChoosingTickets({ prompt }: TicketTable): boolean {
  return prompt !== null && ["long-tickets", "starting-tickets", "tickets"].includes(prompt.kind);
}
