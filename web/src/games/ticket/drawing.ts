/** A small drawing for the family: two claimed routes between three cities, by the sea. */

import type { Stroke } from "../../table/family.ts";

const CITIES = [
  [60, 190],
  [190, 118],
  [330, 50],
] as const;

export const drawing: readonly Stroke[] = [
  ["sea", "M0 0h120c-8 34-46 40-52 74S20 128 0 132z"],
  ["rail", "M60 190C120 150 140 120 190 118S290 90 330 50"],
  ["wagons-0", "M60 190C120 150 140 120 190 118"],
  ["wagons-1", "M190 118S290 90 330 50"],
  ...CITIES.map(([x, y]): Stroke => ["city", `M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`]),
];
