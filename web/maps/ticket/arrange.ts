/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Finds a layout by simulated annealing: cities drift, ways bend, names change sides. */

import { Delaunay } from "d3-delaunay";
import { Chance } from "../chance.ts";
import { NAME_PLACES, type Arrangement } from "./arrangement.ts";
import { Costs } from "./costs.ts";

export interface ArrangeOptions {
  seed: number;
  steps: number;
  /** Temperature at the start; low keeps close to where it began. */
  heat: number;
  /** How strongly a city is held at its coordinates. */
  hold: number;
  /** Border exits are only signs, so they may go farther. */
  exitHold: number;
}

export function arrange(arrangement: Arrangement, options: ArrangeOptions): number {
  const { network } = arrangement;
  const anchors = network.ids.map((_, city): [number, number] => [
    arrangement.anchorX[city]!,
    arrangement.anchorY[city]!,
  ]);
  const delaunay = Delaunay.from(anchors);
  const costs = new Costs(arrangement, {
    neighbours: network.ids.map((_, city) => [...delaunay.neighbors(city)]),
    hold: Float64Array.from(network.isExit, (exit) => (exit ? options.exitHold : options.hold)),
  });
  const chance = new Chance(options.seed);
  for (let step = 0; step < options.steps; step++) {
    const done = step / options.steps;
    const heat = options.heat * (1 - done) ** 3 + 0.01;
    const reach = 1 - done * 0.92;
    costs.nameWeight = 0.25 + done * done * 1.5;
    const kind = chance.next();
    if (kind < 0.42) tryCity(arrangement, costs, chance, heat, reach);
    else if (kind < 0.85) tryBend(arrangement, costs, chance, heat, reach);
    else tryName(arrangement, costs, chance, heat);
  }
  return costs.total();
}

function accepted(before: number, after: number, heat: number, chance: Chance): boolean {
  return after <= before || chance.next() < Math.exp((before - after) / heat);
}

function tryCity(a: Arrangement, costs: Costs, chance: Chance, heat: number, reach: number): void {
  const city = chance.below(a.network.ids.length);
  const x = a.x[city]!,
    y = a.y[city]!;
  const before = costs.aroundCity(city);
  const resample = (): void => a.network.waysAt[city]!.forEach((way) => a.sample(way));
  a.x[city] = x + chance.spread() * 16 * reach;
  a.y[city] = y + chance.spread() * 16 * reach;
  resample();
  if (accepted(before, costs.aroundCity(city), heat, chance)) return;
  a.x[city] = x;
  a.y[city] = y;
  resample();
}

function tryBend(a: Arrangement, costs: Costs, chance: Chance, heat: number, reach: number): void {
  const way = chance.below(a.network.ways.length);
  const bend1 = a.bend1[way]!,
    bend2 = a.bend2[way]!;
  const before = costs.aroundWay(way);
  const both = chance.spread() * 0.1 * reach;
  const flip = chance.next() < 0.1 ? -1 : 1;
  a.bend1[way] = flip * (bend1 + both + chance.spread() * 0.03 * reach);
  a.bend2[way] = flip * (bend2 + both + chance.spread() * 0.03 * reach);
  a.sample(way);
  if (accepted(before, costs.aroundWay(way), heat, chance)) return;
  a.bend1[way] = bend1;
  a.bend2[way] = bend2;
  a.sample(way);
}

function tryName(a: Arrangement, costs: Costs, chance: Chance, heat: number): void {
  const city = chance.below(a.network.ids.length);
  if (a.nameWidth[city] === 0) return;
  const place = a.namePlace[city]!;
  const before = costs.nameOf(city);
  a.namePlace[city] = chance.below(NAME_PLACES);
  if (!accepted(before, costs.nameOf(city), heat, chance)) a.namePlace[city] = place;
}
