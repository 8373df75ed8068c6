/** The letters of area names: larger for larger towns. */

import type { Area } from "../wire.ts";

export type NameKind = "special" | "major" | "minor" | "hill" | "land";

export const NAME_SIZES: Readonly<Record<NameKind, number>> = {
  special: 26,
  major: 22,
  minor: 19.5,
  hill: 17.5,
  land: 17.5,
};
/** From line to line, in parts of the size. */
export const LINE_STEP = 0.92;
/** How much smaller a name is where there is little room. */
export const SMALL = 0.86;

export function kindOf({ town, terrain }: Area): NameKind {
  if (terrain === "special") return "special";
  if (town) return town === "minor" ? "minor" : "major";
  return terrain === "hill" ? "hill" : "land";
}
