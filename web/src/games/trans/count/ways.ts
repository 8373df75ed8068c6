/** The fewest rails that would join places on the net: to draw what is missing. */

import type { Line, Net } from "../map/net.ts";

export interface Way {
  /** What its lines would cost together. */
  cost: number;
  /** The lines that have no rail yet. */
  lines: string[];
}

interface Step {
  to: number;
  cost: number;
  line: string;
}

/** How a place was reached: over a line, or because two smaller ways meet there. */
type Origin = { from: number; step: Step } | { part: number };

/** A price for every line: nothing where a rail lies, two for a double line. */
export function prices(rails: readonly string[], doubleLines: readonly string[]): (line: Line) => number {
  const laid = new Set(rails);
  const double = new Set(doubleLines);
  return ({ id }) => (laid.has(id) ? 0 : double.has(id) ? 2 : 1);
}

/** One of the cheapest ways from a crossing to all goals at once (Dreyfus and Wagner). */
export function cheapestWay(
  net: Pick<Net, "crossings" | "lines">,
  start: string,
  goals: readonly string[],
  price: (line: Line) => number,
): Way | undefined {
  const number = new Map([...net.crossings.keys()].map((id, index) => [id, index]));
  const ends = [...goals, start].map((id) => number.get(id));
  if (ends.includes(undefined)) return undefined;
  if (goals.length === 0) return { cost: 0, lines: [] };
  const steps = stepsOf(net, number, price);
  const all = (1 << goals.length) - 1;
  const best = Array.from({ length: all + 1 }, () => new Array<number>(number.size).fill(Infinity));
  const origins = best.map((row) => new Array<Origin | undefined>(row.length));
  goals.forEach((_, index) => {
    const row = best[1 << index];
    if (row) row[ends[index] ?? 0] = 0;
  });
  for (let set = 1; set <= all; set++) {
    join(best, origins, set);
    spread(best[set] ?? [], origins[set] ?? [], steps);
  }
  const root = ends.at(-1) ?? 0;
  const cost = best[all]?.[root] ?? Infinity;
  return cost === Infinity ? undefined : { cost, lines: linesOf(origins, all, root) };
}

function stepsOf(
  net: Pick<Net, "lines">,
  number: ReadonlyMap<string, number>,
  price: (line: Line) => number,
): Step[][] {
  const steps: Step[][] = Array.from({ length: number.size }, () => []);
  for (const line of net.lines.values()) {
    const [a, b] = [number.get(line.a), number.get(line.b)];
    if (a === undefined || b === undefined) continue;
    const cost = price(line);
    steps[a]?.push({ to: b, cost, line: line.id });
    steps[b]?.push({ to: a, cost, line: line.id });
  }
  return steps;
}

/** Two ways to different goals that meet are a way to all of them. */
function join(best: number[][], origins: (Origin | undefined)[][], set: number): void {
  const row = best[set] ?? [];
  for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
    const [one, other] = [best[part] ?? [], best[set ^ part] ?? []];
    for (let place = 0; place < row.length; place++) {
      const sum = (one[place] ?? Infinity) + (other[place] ?? Infinity);
      if (sum >= (row[place] ?? Infinity)) continue;
      row[place] = sum;
      const found = origins[set];
      if (found) found[place] = { part };
    }
  }
}

/** From the places that are reached to all others, the nearest first. */
function spread(row: number[], origins: (Origin | undefined)[], steps: readonly Step[][]): void {
  const isDone = new Array<boolean>(row.length).fill(false);
  for (;;) {
    let from = -1;
    for (let place = 0; place < row.length; place++) {
      if (!isDone[place] && (from < 0 || (row[place] ?? 0) < (row[from] ?? 0))) from = place;
    }
    if (from < 0 || row[from] === Infinity) return;
    isDone[from] = true;
    for (const step of steps[from] ?? []) {
      const cost = (row[from] ?? Infinity) + step.cost;
      if (cost >= (row[step.to] ?? Infinity)) continue;
      row[step.to] = cost;
      origins[step.to] = { from, step };
    }
  }
}

function linesOf(origins: readonly (Origin | undefined)[][], set: number, place: number): string[] {
  const lines = new Set<string>();
  const open = [{ set, place }];
  for (let next = open.pop(); next; next = open.pop()) {
    const origin = origins[next.set]?.[next.place];
    if (!origin) continue;
    if ("part" in origin) {
      open.push({ set: origin.part, place: next.place });
      open.push({ set: next.set ^ origin.part, place: next.place });
    } else {
      if (origin.step.cost > 0) lines.add(origin.step.line);
      open.push({ set: next.set, place: origin.from });
    }
  }
  return [...lines];
}
