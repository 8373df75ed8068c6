/** From a view, a prompt and the latest events to what the map shows. */

import type { LastMove, Network, OwnCity, SeenCity } from "./position.ts";

/** The parts of a Trans view that a map can show. */
export interface TransView {
  readonly seat: number | null;
  readonly rails: readonly string[];
  readonly networks: readonly Network[];
  readonly double_lines: readonly string[];
  readonly seats: readonly { readonly marker: string | null; readonly revealed: readonly string[] }[];
  readonly you?: {
    readonly cities: readonly OwnCity[];
    /** Cities of the others that this seat knows, by seat. */
    readonly known: Readonly<Record<string, readonly string[]>>;
  };
}

interface Choice {
  readonly [field: string]: unknown;
}

interface Happening {
  readonly message: string;
  readonly seat: number | null;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Shown {
  readonly rails: readonly string[];
  readonly networks: readonly Network[];
  readonly markers: readonly (string | null)[];
  readonly doubleLines: readonly string[];
  readonly own: readonly OwnCity[];
  readonly seen: readonly SeenCity[];
  readonly legalLines: readonly string[];
  readonly legalCrossings: readonly string[];
  readonly last: LastMove;
}

export function shownOf(view: TransView, moves: readonly Choice[], fresh: readonly Happening[]): Shown {
  return {
    rails: view.rails,
    networks: view.networks,
    markers: view.seats.map(({ marker }) => marker),
    doubleLines: view.double_lines,
    own: view.you?.cities ?? [],
    seen: view.seats.flatMap(({ revealed }, seat) => {
      if (seat === view.seat) return [];
      const cities = new Set([...revealed, ...(view.you?.known[seat] ?? [])]);
      return [...cities].map((id) => ({ id, seat }));
    }),
    legalLines: wordsIn(moves, "line"),
    legalCrossings: wordsIn(moves, "crossing"),
    last: lastMove(fresh),
  };
}

function lastMove(fresh: readonly Happening[]): LastMove {
  const told = fresh.filter(({ message }) => /trans-(lay|place)$/.test(message));
  const values = told.map((event) => event.arguments);
  return {
    seat: told.at(-1)?.seat ?? null,
    lines: wordsIn(values, "line"),
    crossings: wordsIn(values, "crossing"),
  };
}

function wordsIn(records: readonly Choice[], field: string): string[] {
  return records.map((record) => record[field]).filter((value) => typeof value === "string");
}
