/** The sample positions, and what a server would add to them, invented for the pictures. */

import type { Net } from "../../../src/games/trans/map/net.ts";
import type { MissingRails } from "../../../src/games/trans/map/position.ts";
import type { TransView } from "../../../src/games/trans/map/shown.ts";
import type { TakeOverPreview } from "../../../src/games/wensleydale/map/position.ts";
import type { WensleydaleView } from "../../../src/games/wensleydale/map/shown.ts";

export interface Sample {
  readonly prompt: { readonly moves: readonly Readonly<Record<string, unknown>>[] } | null;
  readonly events: readonly {
    readonly message: string;
    readonly seat: number | null;
    readonly arguments: Readonly<Record<string, unknown>>;
  }[];
}

export interface TransSample extends Sample {
  readonly view: TransView & {
    readonly result: {
      readonly scores: readonly { readonly last_round: { readonly cities: readonly string[] } }[];
    } | null;
  };
}

export interface WensleydaleSample extends Sample {
  readonly view: WensleydaleView;
}

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
export function soldBy(view: WensleydaleView, seat: number): TakeOverPreview {
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
