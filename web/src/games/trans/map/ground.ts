/** What lies under a Trans net, made by maps/trans and fetched only when a map is shown. */

import type { Ground } from "../../../map/ground.ts";
import type { Point } from "../../../map/curve.ts";
import { shapesOf } from "../../shapes.ts";
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

/** The ground of a shipped board; one that has none, or is somebody's own, is drawn on plain paper. */
export async function loadGround(board: string): Promise<TransGround | undefined> {
  return (await shapesOf("trans", "grounds", board)) as TransGround | undefined;
}

/** On a board without a ground every name stands over its city. */
export function labelOf(labels: Readonly<Record<string, CityLabel>>, city: City, [x, y]: Point): CityLabel {
  return labels[city.id] ?? { x, y: y - 25, anchor: "middle" };
}
