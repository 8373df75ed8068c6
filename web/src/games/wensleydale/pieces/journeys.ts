/** What travels over the table with the latest events: cubes, tokens, goods, passengers. */

import type { Carried, Influence, WensleydaleEvent, WensleydaleView } from "../wire.ts";

export type Piece =
  | { kind: "cube"; seat: number }
  | { kind: "token"; colour: Influence }
  | { kind: "item"; item: Carried }
  | { kind: "owner"; seat: number };

/** From a spot of the table to another; where the first is not on the screen, the next one counts. */
export interface Journey {
  piece: Piece;
  from: string[];
  to: string[];
}

/** The journeys that the events tell of; `before` is the table as it lay before them. */
export function journeysOf(
  events: readonly WensleydaleEvent[],
  before: WensleydaleView | undefined,
  view: WensleydaleView,
): Journey[] {
  return events.flatMap((event) => journeys(event, before, view));
}

function journeys(
  event: WensleydaleEvent,
  before: WensleydaleView | undefined,
  view: WensleydaleView,
): Journey[] {
  switch (event.message) {
    case "event-wensleydale-bid": {
      const { box, cubes: number } = event.arguments;
      return cubes(event.seat, number, `seat-${event.seat}`, `box-${box}`);
    }
    case "event-wensleydale-outbid": {
      const { box } = event.arguments;
      return cubes(event.seat, before?.boxes[box - 1]?.bid?.[1] ?? 1, `box-${box}`, `seat-${event.seat}`);
    }
    case "event-wensleydale-won":
      return event.arguments.tokens.map((colour) => ({
        piece: { kind: "token", colour },
        from: [`box-${event.arguments.box}`],
        to: [`${colour}-${event.seat}`, `seat-${event.seat}`],
      }));
    case "event-wensleydale-buy": {
      const piece: Piece = { kind: "owner", seat: event.seat };
      return [{ piece, from: [`seat-${event.seat}`], to: [`train-${event.arguments.train}`] }];
    }
    case "event-wensleydale-carry": {
      // On which of several trains a passenger travels is still to be asked.
      if (view.item) return [];
      const { area, item } = event.arguments;
      return carried(area, item, [...filled(before, view), `seat-${event.seat}`]);
    }
    case "event-wensleydale-board": {
      const goals = [`train-${event.arguments.train}`, `seat-${event.seat}`];
      return before?.item ? carried(before.item[0], before.item[1], goals) : [];
    }
    default:
      return [];
  }
}

function cubes(seat: number, number: number, from: string, to: string): Journey[] {
  return Array.from({ length: number }, () => ({ piece: { kind: "cube", seat }, from: [from], to: [to] }));
}

function carried(area: string, item: Carried, to: string[]): Journey[] {
  return [{ piece: { kind: "item", item }, from: [`area-${area}`], to }];
}

/** The trains that carry more than before. */
function filled(before: WensleydaleView | undefined, view: WensleydaleView): string[] {
  return Object.entries(view.trains)
    .filter(([id, { passengers, goods }]) => {
      const its = before?.trains[id];
      return passengers + goods > (its ? its.passengers + its.goods : 0);
    })
    .map(([id]) => `train-${id}`);
}
