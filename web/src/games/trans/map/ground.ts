/** What lies under a Trans net, made by maps/trans and fetched only when a map is shown. */

import type { Ground } from "../../../map/ground.ts";
import type { Point } from "../../../map/curve.ts";
import type { City } from "../wire.ts";

export interface CityLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

export interface TransGround extends Ground {
  /** Where the name of each city stands. */
  labels: Record<string, CityLabel>;
}

const grounds: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  "trans-europa": () => import("../../../../../src/stellwerk/games/trans/pictures/grounds/trans-europa.json"),
  "trans-amerika": () =>
    import("../../../../../src/stellwerk/games/trans/pictures/grounds/trans-amerika.json"),
};

/** The ground of a shipped board; a board of one's own has none and is drawn on plain paper. */
export async function loadGround(board: string): Promise<TransGround | undefined> {
  const loaded = await grounds[board]?.();
  return loaded?.default as TransGround | undefined;
}

/** On a board without a ground every name stands over its city. */
export function labelOf(labels: Readonly<Record<string, CityLabel>>, city: City, [x, y]: Point): CityLabel {
  return labels[city.id] ?? { x, y: y - 25, anchor: "middle" };
}
