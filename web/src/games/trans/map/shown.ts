/** From a view, a prompt and the latest events to what the map shows. */

import type { Network, OwnCity, TransEvent, TransMove, TransView } from "../wire.ts";
import type { LastMove, SeenCity } from "./position.ts";

/** The parts of a view that a map can show. */
export type MapView = Pick<TransView, "seat" | "rails" | "networks" | "double_lines" | "seats" | "you">;

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

export function shownOf(view: MapView, moves: readonly TransMove[], fresh: readonly TransEvent[]): Shown {
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
    legalLines: moves.flatMap((move) => (move.do === "lay" ? [move.line] : [])),
    legalCrossings: moves.flatMap((move) => (move.do === "place" ? [move.crossing] : [])),
    last: lastMove(fresh),
  };
}

function lastMove(fresh: readonly TransEvent[]): LastMove {
  const built = fresh.filter(
    (event) => event.message === "event-trans-lay" || event.message === "event-trans-place",
  );
  return {
    seat: built.at(-1)?.seat ?? null,
    lines: built.flatMap((event) => (event.message === "event-trans-lay" ? [event.arguments.line] : [])),
    crossings: built.flatMap((event) =>
      event.message === "event-trans-place" ? [event.arguments.crossing] : [],
    ),
  };
}
