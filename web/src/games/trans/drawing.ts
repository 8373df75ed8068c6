/** A small drawing for the family: a track on the net between two cities. */

import type { Stroke } from "../../table/family.ts";

const HEIGHT = 52;

export const drawing: readonly Stroke[] = [
  ...[0, 1, 2, 3, 4].map((row): Stroke => {
    const [level, left, right] = [16 + row * HEIGHT, row * 60, row * 90];
    return ["net", `M0 ${level}H380M${left - 120} 240 ${left + 30}-20M${right} 240 ${right - 150}-20`];
  }),
  ["track", "M60 172H180L210 120H330"],
  ["city", "M51 172a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"],
  ["city", "M321 120a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"],
];
