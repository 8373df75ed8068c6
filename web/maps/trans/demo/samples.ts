/** The shape of the sample positions, and English words for the pictures alone. */

import type { Network, OwnCity } from "../../../src/games/trans/map/position.ts";
import type { AreaContents, TownColours, Tracks } from "../../../src/games/wensleydale/map/position.ts";

export interface TransSample {
  readonly view: {
    readonly seat: number;
    readonly rails: string[];
    readonly networks: Network[];
    readonly double_lines: string[];
    readonly seats: { marker: string | null; revealed: string[] }[];
    readonly you?: { cities: OwnCity[] };
  };
  readonly prompt: { moves: { line?: string; crossing?: string }[] } | null;
  readonly events: { seat: number | null; arguments: { line?: string } }[];
}

export interface WensleydaleSample {
  readonly view: {
    readonly areas: AreaContents;
    readonly borders: Tracks;
    readonly towns: TownColours;
    readonly line: string[];
  };
  readonly prompt: { moves: { area?: string }[] } | null;
}

export const names: Readonly<Record<string, string>> = {
  atlantic: "Atlantic Ocean",
  pacific: "Pacific Ocean",
  "north-sea": "North Sea",
  "bay-of-biscay": "Bay of Biscay",
  "black-sea": "Black Sea",
  mediterranean: "Mediterranean Sea",
  ionian: "Ionian Sea",
  "gulf-of-mexico": "Gulf of Mexico",
};
