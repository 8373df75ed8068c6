/** A round that was counted: everybody's cities, and the rails that were missing. */

import type { SeenEvent } from "../../../api/frames.ts";
import type { TransPlaces } from "../board.ts";
import type { Network } from "../map/position.ts";
import type { TransView } from "../view.ts";
import { cheapestWay, prices } from "./ways.ts";

export interface CountedSeat {
  seat: number;
  cities: string[];
  missing: number;
  points: number;
  total: number;
  /** One of the cheapest ways to what was not reached. */
  lines: string[];
}

export interface CountedRound {
  number: number;
  rails: string[];
  networks: readonly Network[];
  markers: (string | null)[];
  doubleLines: string[];
  seats: CountedSeat[];
}

type Table = Omit<CountedRound, "seats">;

/** The round that ended with the latest events, on the table as it lay before them. */
export function countedRound(
  places: TransPlaces,
  before: TransView,
  events: readonly SeenEvent[],
): CountedRound | undefined {
  const over = events.findIndex(({ message }) => message === "event-trans-round-over");
  if (over < 0) return undefined;
  const played = events.slice(0, over);
  if (played.some(({ message }) => message === "event-trans-round")) return undefined;
  const rails = played.flatMap((event) => textOf(event, "event-trans-lay", "line"));
  const table: Table = {
    number: before.round,
    rails: [...before.rails, ...rails],
    networks: grown(places, before.networks, rails),
    markers: before.seats.map(({ marker }) => marker),
    doubleLines: before.double_lines,
  };
  const told = events.slice(over);
  const seats = before.seats.flatMap((_, seat) => {
    const score = told.find((event) => event.seat === seat && event.message === "event-trans-score");
    const shown = told.find((event) => event.seat === seat && event.message === "event-trans-reveal");
    if (!score) return [];
    const { missing, points, total } = score.arguments as Record<string, number>;
    const cities = (shown?.arguments["cities"] ?? []) as string[];
    return [{ seat, cities, missing: missing ?? 0, points: points ?? 0, total: total ?? 0 }];
  });
  return withLines(places, table, seats);
}

/** The last round of a match that is over. */
export function lastRound(places: TransPlaces, view: TransView): CountedRound | undefined {
  if (!view.result) return undefined;
  const table: Table = {
    number: view.round,
    rails: view.rails,
    networks: view.networks,
    markers: view.seats.map(({ marker }) => marker),
    doubleLines: view.double_lines,
  };
  const seats = view.result.scores.map(({ total, last_round }, seat) => ({
    seat,
    cities: last_round.cities,
    missing: last_round.missing,
    points: last_round.points,
    total,
  }));
  return withLines(places, table, seats);
}

/** The cities a seat had reached when the round was counted. */
export function reachedCities(places: TransPlaces, round: CountedRound, seat: number): string[] {
  const crossings = new Set(round.networks.find(({ seats }) => seats.includes(seat))?.crossings);
  const cities = round.seats.find((counted) => counted.seat === seat)?.cities ?? [];
  return cities.filter((id) => crossings.has(places.cities.get(id)?.at ?? ""));
}

function withLines(
  places: TransPlaces,
  table: Table,
  seats: readonly Omit<CountedSeat, "lines">[],
): CountedRound {
  const price = prices(table.rails, table.doubleLines);
  return {
    ...table,
    seats: seats.map((counted) => {
      const goals = counted.cities.flatMap((id) => places.cities.get(id)?.at ?? []);
      const way = cheapestWay(places.net, table.markers[counted.seat] ?? "", goals, price);
      // The server counts; a way that disagrees would only confuse.
      return { ...counted, lines: way?.cost === counted.missing ? way.lines : [] };
    }),
  };
}

/** Networks after the last rails of a round. */
function grown(places: TransPlaces, networks: readonly Network[], rails: readonly string[]): Network[] {
  let now = networks.map(({ seats, crossings }) => ({ seats: [...seats], crossings: [...crossings] }));
  for (const id of rails) {
    const line = places.net.lines.get(id);
    if (!line) continue;
    const touched = now.filter(({ crossings }) => crossings.includes(line.a) || crossings.includes(line.b));
    if (touched.length === 0) continue;
    const joined = {
      seats: touched.flatMap(({ seats }) => seats),
      crossings: [...new Set([...touched.flatMap(({ crossings }) => crossings), line.a, line.b])],
    };
    now = [...now.filter((network) => !touched.includes(network)), joined];
  }
  return now;
}

function textOf(event: SeenEvent, message: string, name: string): string[] {
  const value = event.arguments[name];
  return event.message === message && typeof value === "string" ? [value] : [];
}
