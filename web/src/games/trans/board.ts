/** The board of a Trans game as the server describes it, with its places by id. */

import type { LaidBoard } from "../../table/board.ts";
import { say } from "../../texts/texts.svelte.ts";
import { netOf, type Net } from "./map/net.ts";
import type { City, PlaceNames, TransWire } from "./wire.ts";

type Phrase = PlaceNames["lines"][string];

export interface TransPlaces {
  board: LaidBoard<TransWire>;
  net: Net;
  cities: ReadonlyMap<string, City>;
  called: PlaceNames;
  /** Points that end the match. */
  target: number;
}

const known = new WeakMap<LaidBoard<TransWire>, TransPlaces>();

/** A board's places; read once. */
export function placesOf(board: LaidBoard<TransWire>): TransPlaces {
  const found = known.get(board);
  if (found) return found;
  const places: TransPlaces = {
    board,
    net: netOf(board),
    cities: new Map(board.cities.map((city) => [city.id, city])),
    called: board.called,
    target: board.target,
  };
  known.set(board, places);
  return places;
}

/** A crossing in words; an id that the board does not know stays as it is. */
export function crossingName({ called }: TransPlaces, crossing: string): string {
  const phrase = called.crossings[crossing];
  return phrase ? spoken(called, phrase) : crossing;
}

/** A line in words. */
export function lineName({ called }: TransPlaces, line: string): string {
  const phrase = called.lines[line];
  return phrase ? spoken(called, phrase) : line;
}

function spoken(called: PlaceNames, { say: message, ...phrase }: Phrase): string {
  const words = Object.entries(phrase).map(([name, value]) => [name, wordsFor(called, name, value)] as const);
  return say(String(message), Object.fromEntries(words));
}

function wordsFor(called: PlaceNames, name: string, value: string | number): string | number {
  if (name === "side" || name === "heading") return say(`trans-${name}-${value}`);
  const crossing = name.endsWith("place") ? called.crossings[value] : undefined;
  return crossing ? spoken(called, crossing) : value;
}
