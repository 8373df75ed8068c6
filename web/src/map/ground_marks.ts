/** What the ground is drawn of, from the bottom up. */

import type { Ground } from "./ground.ts";

export const GROUND_COLOURS = [
  "sea",
  "sea-line",
  "land",
  "land-edge",
  "border",
  "river",
  "relief",
  "vignette",
  "tint-1",
  "tint-2",
  "tint-3",
  "tint-4",
  "tint-5",
  "tint-6",
] as const;

export type GroundColour = (typeof GROUND_COLOURS)[number];

export interface GroundMark {
  /** Path data in map units. */
  path: string;
  /** Only what lies inside this outline is seen. */
  inside?: string;
  fill?: GroundColour;
  fillOpacity?: number;
  stroke?: GroundColour;
  strokeOpacity?: number;
  width?: number;
  dash?: readonly number[];
  roundEnds?: boolean;
}

/** Water lining: lines along the coast that grow fainter towards the open sea. */
export const LINING = [
  { width: 44, strength: 0.16 },
  { width: 34, strength: 0.22 },
  { width: 25, strength: 0.3 },
  { width: 17, strength: 0.4 },
  { width: 10, strength: 0.55 },
];
const LINING_WIDTH = 1.6;
const HAIRLINES_APART = 7;

export function groundMarks(ground: Ground): GroundMark[] {
  const sheet = sheetPath(ground);
  const hairlines: GroundMark = {
    path: hairlinePath(ground),
    stroke: "sea-line",
    width: 0.6,
    strokeOpacity: 0.28,
  };
  return [
    { path: sheet, fill: "sea" },
    hairlines,
    ...LINING.flatMap((line) => liningMarks(ground.coast, line)),
    { path: ground.land, fill: "land" },
    ...lakeMarks(ground, hairlines),
    ...ground.regions.flatMap(({ path, tint }) => ribbonMarks(path, `tint-${tint}`)),
    { path: ground.relief, stroke: "relief", width: 1.1, strokeOpacity: 0.6 },
    { path: ground.rivers, stroke: "river", width: 1.7, strokeOpacity: 0.75, roundEnds: true },
    { path: ground.lakes, fill: "sea", stroke: "land-edge", width: 1 },
    { path: ground.innerBorders, stroke: "border", width: 0.9, strokeOpacity: 0.8, dash: [2.4, 2.4] },
    { path: ground.borders, stroke: "border", width: 1.2, dash: [6, 2.4, 1.2, 2.4] },
    { path: ground.coast, stroke: "land-edge", width: 1.25 },
  ].filter(({ path }) => path !== "") as GroundMark[];
}

function liningMarks(path: string, { width, strength }: (typeof LINING)[number]): GroundMark[] {
  return [
    { path, stroke: "sea-line", width: width + LINING_WIDTH, strokeOpacity: strength, roundEnds: true },
    { path, stroke: "sea", width, roundEnds: true },
  ];
}

function lakeMarks({ greatLakes, landOverLakes }: Ground, hairlines: GroundMark): GroundMark[] {
  if (greatLakes === "") return [];
  return [
    { path: greatLakes, fill: "sea" },
    { ...hairlines, inside: greatLakes },
    { path: greatLakes, stroke: "land-edge", width: 1 },
    { path: landOverLakes, fill: "land" },
  ];
}

/** A watercolour ribbon along the inside of a country's border. */
function ribbonMarks(path: string, tint: GroundColour): GroundMark[] {
  return [
    { path, inside: path, fill: tint, fillOpacity: 0.07, stroke: tint, width: 15, strokeOpacity: 0.2 },
    { path, inside: path, stroke: tint, width: 6, strokeOpacity: 0.24 },
  ];
}

function sheetPath({ size: [width, height], margin }: Ground): string {
  return `M${-margin} ${-margin}H${width + margin}V${height + margin}H${-margin}z`;
}

function hairlinePath({ size: [width, height], margin }: Ground): string {
  const first = Math.ceil(-margin / HAIRLINES_APART) * HAIRLINES_APART + HAIRLINES_APART / 2;
  let path = "";
  for (let y = first; y < height + margin; y += HAIRLINES_APART) path += `M${-margin} ${y}H${width + margin}`;
  return path;
}
