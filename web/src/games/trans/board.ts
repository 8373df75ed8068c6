/** The board of a Trans game as the server describes it, with its places by id. */

import type { Board } from "../../table/board.ts";
import { say, type Arguments } from "../../texts/texts.svelte.ts";
import { netOf, type City, type Net, type TransBoard } from "./map/net.ts";

/** A message to say and its arguments. */
type Phrase = Readonly<Record<string, string | number>>;

/** What the server calls the crossings and lines of a board. */
interface Called {
  readonly crossings: Readonly<Record<string, Phrase>>;
  readonly lines: Readonly<Record<string, Phrase>>;
}

export interface TransPlaces {
  board: TransBoard;
  net: Net;
  cities: ReadonlyMap<string, City>;
  called: Called;
  /** Points that end the match. */
  target: number;
}

const known = new WeakMap<Board, TransPlaces>();

/** A board's places; read once. */
export function placesOf(board: Board): TransPlaces {
  const found = known.get(board);
  if (found) return found;
  const read = board as unknown as TransBoard & { target?: number; called?: Called };
  const places: TransPlaces = {
    board: read,
    net: netOf(read),
    cities: new Map(read.cities.map((city) => [city.id, city])),
    called: read.called ?? { crossings: {}, lines: {} },
    target: read.target ?? 0,
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

function spoken(called: Called, { say: message, ...phrase }: Phrase): string {
  const words = Object.entries(phrase).map(([name, value]) => [name, wordsFor(called, name, value)]);
  return say(String(message), Object.fromEntries(words) as Arguments);
}

function wordsFor(called: Called, name: string, value: string | number): string | number {
  if (name === "side" || name === "heading") return say(`trans-${name}-${value}`);
  const crossing = name.endsWith("place") ? called.crossings[value] : undefined;
  return crossing ? spoken(called, crossing) : value;
}
