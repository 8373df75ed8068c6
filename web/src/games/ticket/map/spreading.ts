/** Cities that lie too close for the spaces between them move apart, and out of the way of routes. */

import type { CityPlace } from "./layout.ts";

interface Way {
  readonly a: string;
  readonly b: string;
  readonly length: number;
}

/** A city and where it is by now. */
interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Two things that lie too close, and how far apart they should be. */
interface Pair {
  one: Spot;
  other: Spot;
  least: number;
}

const ROUNDS = 250;
/** Between any two cities. */
const APART = 66;
/** What the two cities of a route take of it, and what each of its spaces needs. */
const ENDS = 34;
const SPACE = 32;
/** Between a route and a city that it passes. */
const BESIDE = 32;
/** How much of what is missing is given in one round; a bit at a time finds better places. */
const STEP = 0.35;

export function spreadOut(
  places: Readonly<Record<string, CityPlace>>,
  ways: readonly Way[],
): Record<string, CityPlace> {
  const spots = Object.entries(places).map(([id, { x, y }]) => ({ id, x, y }));
  const spotOf = new Map(spots.map((spot) => [spot.id, spot]));
  const ends = ways.flatMap(({ a, b }) => {
    const [from, to] = [spotOf.get(a), spotOf.get(b)];
    return from && to ? [{ from, to }] : [];
  });
  const pairs = pairsOf(spots, ways);
  for (let round = 0; round < ROUNDS; round++) {
    for (const pair of pairs) part(pair);
    for (const { from, to } of ends) for (const spot of spots) giveWay(spot, from, to);
  }
  return Object.fromEntries(spots.map(({ id, x, y }) => [id, { ...places[id], x, y }]));
}

function pairsOf(spots: readonly Spot[], ways: readonly Way[]): Pair[] {
  const needed = new Map<string, number>();
  for (const { a, b, length } of ways) {
    const room = ENDS + SPACE * length;
    for (const key of [`${a} ${b}`, `${b} ${a}`]) needed.set(key, Math.max(room, needed.get(key) ?? 0));
  }
  return spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other) => ({
      one,
      other,
      least: Math.max(APART, needed.get(`${one.id} ${other.id}`) ?? 0),
    })),
  );
}

function part({ one, other, least }: Pair): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  if (far >= least) return;
  // On one spot, any direction will do.
  const [ux, uy] = far > 1e-6 ? [dx / far, dy / far] : [1, 0];
  const by = ((least - far) / 2) * STEP;
  one.x -= ux * by;
  one.y -= uy * by;
  other.x += ux * by;
  other.y += uy * by;
}

/** A city that lies on a route between others moves to the nearer side of it. */
function giveWay(spot: Spot, from: Spot, to: Spot): void {
  if (spot === from || spot === to) return;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  if (squared < 1e-6) return;
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / squared;
  if (along <= 0 || along >= 1) return;
  const length = Math.sqrt(squared);
  const aside = ((spot.x - from.x) * dy - (spot.y - from.y) * dx) / length;
  if (Math.abs(aside) >= BESIDE) return;
  const side = aside < 0 ? -1 : 1;
  const by = (BESIDE - Math.abs(aside)) * STEP * 0.5 * side;
  spot.x += (dy / length) * by;
  spot.y -= (dx / length) * by;
  for (const end of [from, to]) {
    end.x -= ((dy / length) * by) / 2;
    end.y += ((dx / length) * by) / 2;
  }
}
