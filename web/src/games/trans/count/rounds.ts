/** A round that was counted: everybody's cities, and the rails that were missing. */

import type { TransPlaces } from "../board.ts";
import type { Network, TransEvent, TransView } from "../wire.ts";

export interface CountedSeat {
  seat: number;
  cities: string[];
  missing: number;
  points: number;
  total: number;
  /** One of the cheapest ways to what was not reached. */
  lines: readonly string[];
}

export interface CountedRound {
  number: number;
  /** The table as it lay before the round was counted. */
  view: TransView;
  rails: string[];
  networks: readonly Network[];
  markers: (string | null)[];
  doubleLines: string[];
  seats: CountedSeat[];
}

/** The round that ended with the latest events, on the table as it lay before them. */
export function countedRound(before: TransView, events: readonly TransEvent[]): CountedRound | undefined {
  const over = events.findIndex(({ message }) => message === "event-trans-round-over");
  if (over < 0) return undefined;
  const played = events.slice(0, over);
  if (played.some(({ message }) => message === "event-trans-round")) return undefined;
  const rails = played.flatMap((event) =>
    event.message === "event-trans-lay" ? [event.arguments.line] : [],
  );
  const counted = events.slice(over);
  const table = counted.find((event) => event.message === "event-trans-round-over");
  const scores = counted.filter((event) => event.message === "event-trans-score");
  const reveals = counted.filter((event) => event.message === "event-trans-reveal");
  const seats = before.seats.flatMap((_, seat) => {
    const score = scores.find((event) => event.seat === seat);
    const shown = reveals.find((event) => event.seat === seat);
    if (!score) return [];
    const lines = table?.arguments.missing_lines[seat] ?? [];
    return [{ seat, cities: shown?.arguments.cities ?? [], ...score.arguments, lines }];
  });
  const placed = new Map(
    played.flatMap((event) =>
      event.message === "event-trans-place" ? [[event.seat, event.arguments.crossing] as const] : [],
    ),
  );
  return {
    number: before.round,
    view: before,
    rails: [...before.rails, ...rails],
    networks: table?.arguments.networks ?? [],
    markers: before.seats.map(({ marker }, seat) => placed.get(seat) ?? marker),
    doubleLines: before.double_lines,
    seats,
  };
}

/** The last round of a match that is over. */
export function lastRound(view: TransView): CountedRound | undefined {
  if (!view.result) return undefined;
  return {
    number: view.round,
    view,
    rails: view.rails,
    networks: view.networks,
    markers: view.seats.map(({ marker }) => marker),
    doubleLines: view.double_lines,
    seats: view.result.scores.map(({ total, last_round: { cities, missing, points } }, seat) => ({
      seat,
      cities,
      missing,
      points,
      total,
      lines: view.missing_lines?.[seat] ?? [],
    })),
  };
}

/** The cities a seat had reached when the round was counted. */
export function reachedCities(places: TransPlaces, round: CountedRound, seat: number): string[] {
  const crossings = new Set(round.networks.find(({ seats }) => seats.includes(seat))?.crossings);
  const cities = round.seats.find((counted) => counted.seat === seat)?.cities ?? [];
  return cities.filter((id) => crossings.has(places.cities.get(id)?.at ?? ""));
}
