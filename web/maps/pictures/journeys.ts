/** Sample positions for pictures of boards: cheapest ways between places, one per player. */

export interface Way {
  id: string;
  a: string;
  b: string;
  length: number;
}

/** The ids of the cheapest way between two places; none, if there is no way. */
export function cheapestWay(ways: readonly Way[], from: string, to: string): string[] {
  const cost = new Map([[from, 0]]);
  const came = new Map<string, Way>();
  const left = new Set([from]);
  while (left.size > 0) {
    const here = [...left].reduce((a, b) => ((cost.get(a) ?? 0) <= (cost.get(b) ?? 0) ? a : b));
    if (here === to) return wayBack(came, from, to);
    left.delete(here);
    for (const way of ways) {
      const there = way.a === here ? way.b : way.b === here ? way.a : undefined;
      const sum = (cost.get(here) ?? 0) + way.length;
      if (there === undefined || sum >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, sum);
      came.set(there, way);
      left.add(there);
    }
  }
  return [];
}

function wayBack(came: ReadonlyMap<string, Way>, from: string, to: string): string[] {
  const ids: string[] = [];
  for (let here = to; here !== from;) {
    const way = came.get(here);
    if (!way) return [];
    ids.unshift(way.id);
    here = way.a === here ? way.b : way.a;
  }
  return ids;
}

/** Journeys of seats, one after the other; what one has taken is closed to the next. */
export type Journeys = readonly (readonly [seat: number, from: string, to: string])[];

/** Way id to seat. */
export function taken(ways: readonly Way[], journeys: Journeys): Record<string, number> {
  const owners: Record<string, number> = {};
  for (const [seat, from, to] of journeys) {
    const open = ways.filter(({ id }) => owners[id] === undefined || owners[id] === seat);
    for (const id of cheapestWay(open, from, to)) owners[id] ??= seat;
  }
  return owners;
}
