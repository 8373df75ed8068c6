/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** A board as the arranger sees it: numbered cities, and ways that hold one or two tracks. */

import type { BoardFile } from "./board_file.ts";

export interface Way {
  from: number;
  to: number;
  spaces: number;
  /** Ids of its tracks; two for a double route. */
  tracks: string[];
}

export interface Network {
  names: string[];
  ids: string[];
  /** Exits show a plate instead of a name. */
  isExit: boolean[];
  isBig: boolean[];
  ways: Way[];
  waysAt: number[][];
}

export function networkOf(board: BoardFile, bigCities: readonly string[]): Network {
  const ids = board.cities.map((city) => city.id);
  const numberOf = new Map(ids.map((id, index) => [id, index]));
  const ways: Way[] = [];
  const wayOf = new Map<string, Way>();
  for (const route of board.routes) {
    const first = wayOf.get(route.doubleOf);
    if (first) {
      first.tracks.push(route.id);
      continue;
    }
    const way: Way = {
      from: numberOf.get(route.a)!,
      to: numberOf.get(route.b)!,
      spaces: route.length,
      tracks: [route.id],
    };
    ways.push(way);
    wayOf.set(route.id, way);
  }
  const waysAt: number[][] = ids.map(() => []);
  ways.forEach((way, index) => {
    waysAt[way.from]!.push(index);
    waysAt[way.to]!.push(index);
  });
  return {
    ids,
    names: board.cities.map((city) => city.name),
    isExit: board.cities.map((city) => city.country !== ""),
    isBig: ids.map((id) => bigCities.includes(id)),
    ways,
    waysAt,
  };
}
