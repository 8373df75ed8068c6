/** A tunnel as the others see it: what was played and what was turned up. */

import type { CardKind, TicketEvent } from "../wire.ts";

export interface TunnelSight {
  number: number;
  seat: number | null;
  route: string;
  revealed: CardKind[];
  /** For each of them, whether it costs extra. */
  costly: boolean[];
  /** Cards that are asked for; none if the tunnel is done. */
  extra: number;
  /** What it was worth, if it was laid at once. */
  points: number;
}

/** The tunnel among the events of the last moves, if one was dug. */
export function tunnelAmong(events: readonly TicketEvent[]): TunnelSight | undefined {
  const begun = events.filter((event) => event.message === "event-ticket-tunnel").at(-1);
  if (!begun) return undefined;
  const later = events.slice(events.indexOf(begun) + 1);
  const revealed = later.filter((event) => event.message === "event-ticket-revealed");
  const asked = later.find((event) => event.message === "event-ticket-extra");
  const laid = later.find((event) => event.message === "event-ticket-tunnel-done");
  return {
    number: begun.number,
    seat: begun.seat,
    route: begun.arguments.route,
    revealed: revealed.map((event) => event.arguments.card),
    costly: revealed.map((event) => event.arguments.costs_extra),
    extra: asked?.arguments.extra ?? 0,
    points: laid?.number === begun.number ? laid.arguments.points : 0,
  };
}
