/** A tunnel as the others see it: what was played and what was turned up. */

import type { SeenEvent } from "../../../api/frames.ts";
import type { CardKind } from "../../../theme/cards.ts";
import { CARD_ORDER, type Cards } from "../board.ts";

export interface TunnelSight {
  number: number;
  seat: number | null;
  route: string;
  cards: Cards;
  revealed: CardKind[];
  /** Cards that are asked for; none if the tunnel is done. */
  extra: number;
}

/** Whether a turned-up card is marked as one that costs; how many it are, the server says. */
export function costsExtra(played: Cards, card: CardKind): boolean {
  if (card === "locomotive") return true;
  return CARD_ORDER.some((each) => each === card && (played[each] ?? 0) > 0);
}

/** The tunnel among the events of the last moves, if one was dug. */
export function tunnelAmong(events: readonly SeenEvent[]): TunnelSight | undefined {
  const begun = events.filter((event) => event.message === "event-ticket-tunnel").at(-1);
  if (!begun) return undefined;
  const later = events.slice(events.indexOf(begun) + 1);
  const revealed = later.filter((event) => event.message === "event-ticket-revealed");
  const asked = later.find((event) => event.message === "event-ticket-extra");
  return {
    number: begun.number,
    seat: begun.seat,
    route: String(begun.arguments["route"]),
    cards: (begun.arguments["cards"] ?? {}) as Cards,
    revealed: revealed.map((event) => event.arguments["card"] as CardKind),
    extra: Number(asked?.arguments["extra"] ?? 0),
  };
}
