/** What travels over the table with the latest events: cubes, tokens, goods, passengers. */

import type { SeenEvent } from "../../../api/frames.ts";
import type { Carried, Influence, WensleydaleView } from "../view.ts";

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
  events: readonly SeenEvent[],
  before: WensleydaleView | undefined,
  view: WensleydaleView,
): Journey[] {
  return events.flatMap((event) => journeys(event, before, view));
}

function journeys(
  { message, seat, arguments: told }: SeenEvent,
  before: WensleydaleView | undefined,
  view: WensleydaleView,
): Journey[] {
  if (seat === null) return [];
  const home = `seat-${seat}`;
  const box = `box-${String(told["box"])}`;
  const train = `train-${String(told["train"])}`;
  switch (message) {
    case "event-wensleydale-bid":
      return cubes(seat, Number(told["cubes"]), home, box);
    case "event-wensleydale-outbid":
      return cubes(seat, before?.boxes[Number(told["box"]) - 1]?.bid?.[1] ?? 1, box, home);
    case "event-wensleydale-won":
      return (told["tokens"] as Influence[]).map((colour) => ({
        piece: { kind: "token", colour },
        from: [box],
        to: [`${colour}-${seat}`, home],
      }));
    case "event-wensleydale-buy":
      return [{ piece: { kind: "owner", seat }, from: [home], to: [train] }];
    case "event-wensleydale-carry":
      // On which of several trains a passenger travels is still to be asked.
      if (view.item) return [];
      return carried(String(told["area"]), told["item"] as Carried, [...filled(before, view), home]);
    case "event-wensleydale-board":
      return before?.item ? carried(before.item[0], before.item[1], [train, home]) : [];
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
