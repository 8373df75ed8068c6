/** A turn that was scored: what everybody carried, what it brought, and the new general order. */

import type { Schemas } from "../../../api/messages.ts";
import type { WensleydaleEvent, WensleydaleView } from "../wire.ts";

export type CountedSeat = Schemas["WensleydaleScoredArguments"] & { seat: number };

export interface CountedTurn {
  turn: number;
  /** In the general order that held until then. */
  seats: CountedSeat[];
  /** The seats in the new general order. */
  order: readonly number[];
}

/** The turn that was scored with the latest events, if one was; `before` is the table before them. */
export function countedTurn(
  before: WensleydaleView,
  events: readonly WensleydaleEvent[],
): CountedTurn | undefined {
  let { turn } = before;
  const seats: CountedSeat[] = [];
  for (const event of events) {
    if (event.message === "event-wensleydale-turn" && seats.length === 0) turn = event.arguments.number;
    if (event.message === "event-wensleydale-scored") seats.push({ seat: event.seat, ...event.arguments });
    if (event.message === "event-wensleydale-general-order" && seats.length > 0) {
      return { turn, seats, order: event.arguments.order };
    }
  }
  return undefined;
}
