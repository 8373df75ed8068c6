/** What is set by hand for the ground of a board, in degrees: [longitude, latitude]. */

import type { GroundName } from "../../../src/map/ground.ts";
import type { HachureStyle } from "../../ground/hachures.ts";
import type { Bounds } from "../../ground/topology.ts";

export type Degrees = [lon: number, lat: number];
export type Line = readonly Degrees[];

export interface NamePlan {
  id: string;
  kind: GroundName["kind"];
  /** In degrees, or in map units with `inMapUnits`. */
  at: [number, number];
  inMapUnits?: true;
  size: number;
  turn?: number;
  spacing?: number;
}

export interface Land {
  /** Beyond these bounds nothing is drawn in detail. */
  bounds: Bounds;
  /** How far the simplified lines may be from the real ones, in map units. */
  tolerance: number;
  rivers: readonly Line[];
  ridges: readonly Line[];
  hachures?: HachureStyle;
  lakes: readonly Line[];
  names: readonly NamePlan[];
}
