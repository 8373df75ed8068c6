/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Six tints for regions, so that neighbours differ. */

import type { GroundRegion } from "../../src/map/ground.ts";

const TINTS = [1, 2, 3, 4, 5, 6] as const;

/** `neighbours[i]` lists the regions that touch region i. */
export function tintsFor(neighbours: readonly (readonly number[])[]): GroundRegion["tint"][] {
  const chosen: GroundRegion["tint"][] = [];
  const used = new Map<number, number>(TINTS.map((tint) => [tint, 0]));
  neighbours.forEach((around, region) => {
    const taken = new Set(around.map((other) => chosen[other]));
    const free = TINTS.filter((tint) => !taken.has(tint));
    const tint = (free.length ? free : [...TINTS]).reduce((best, candidate) =>
      used.get(candidate)! < used.get(best)! ? candidate : best,
    );
    chosen[region] = tint;
    used.set(tint, used.get(tint)! + 1);
  });
  return chosen;
}
