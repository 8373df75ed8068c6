/** The sample positions, and what a server would add to them, invented for the pictures. */

import type { Wire } from "../../../src/api/messages.ts";
import type { Net } from "../../../src/games/trans/map/net.ts";
import type { MissingRails } from "../../../src/games/trans/map/position.ts";
import type { TransWire } from "../../../src/games/trans/wire.ts";
import type { TakeOverPreview } from "../../../src/games/wensleydale/map/position.ts";
import type { WensleydaleWire } from "../../../src/games/wensleydale/wire.ts";

export interface Sample<Own extends Wire = Wire> {
  readonly prompt: Own["prompt"] | null;
  readonly events: readonly Own["event"][];
  readonly view: Own["view"];
}

export type TransSample = Sample<TransWire>;
export type WensleydaleSample = Sample<WensleydaleWire>;

/** For every city nobody has reached one line beside it. */
export function lackedBeside(net: Net, view: TransSample["view"]): MissingRails[] {
  const reached = new Set(view.networks.flatMap(({ crossings }) => crossings));
  return (view.result?.scores ?? []).map(({ last_round: { cities } }, seat) => ({
    seat,
    lines: [...net.cityAt.values()]
      .filter(({ id, at }) => cities.includes(id) && !reached.has(at))
      .flatMap(({ at }) => [...net.lines.values()].find(({ a, b }) => a === at || b === at)?.id ?? []),
  }));
}

/** All tracks of a seat, as if they were for sale. */
export function soldBy(view: WensleydaleSample["view"], seat: number): TakeOverPreview {
  const borders = Object.keys(view.borders).filter((id) => view.borders[id] === seat);
  return { company: "red", borders, towns: borders.flatMap((id) => id.split("|")) };
}

/** English words for the pictures alone. */
export const names: Readonly<Record<string, string>> = {
  atlantic: "Atlantic Ocean",
  pacific: "Pacific Ocean",
  "north-sea": "North Sea",
  "black-sea": "Black Sea",
  mediterranean: "Mediterranean Sea",
  ionian: "Ionian Sea",
  "gulf-of-mexico": "Gulf of Mexico",
};
