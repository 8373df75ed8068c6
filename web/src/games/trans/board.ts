/** The board of a Trans game as the server describes it, with its places by id. */

import type { Board } from "../../table/board.ts";
import { netOf, type City, type Net, type TransBoard } from "./map/net.ts";

export interface TransPlaces {
  board: TransBoard;
  net: Net;
  cities: ReadonlyMap<string, City>;
  /** Points that end the match. */
  target: number;
}

const known = new WeakMap<Board, TransPlaces>();

/** A board's places; read once. */
export function placesOf(board: Board): TransPlaces {
  const found = known.get(board);
  if (found) return found;
  const read = board as unknown as TransBoard & { target?: number };
  const places: TransPlaces = {
    board: read,
    net: netOf(read),
    cities: new Map(read.cities.map((city) => [city.id, city])),
    target: read.target ?? 0,
  };
  known.set(board, places);
  return places;
}

/** A crossing by its city, if it has one. */
export function crossingName({ net }: TransPlaces, crossing: string): string {
  return net.cityAt.get(crossing)?.name ?? crossing;
}

/** A line by its two ends. */
export function lineName(places: TransPlaces, line: string): string {
  const found = places.net.lines.get(line);
  if (!found) return line;
  return `${crossingName(places, found.a)} – ${crossingName(places, found.b)}`;
}
