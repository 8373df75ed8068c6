/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Makes the ground of a board: node maps/run.mjs maps/ticket/make_ground.ts ticket-usa */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Ground, GroundName } from "../../src/map/ground.ts";
import type { TicketLayout } from "../../src/games/ticket/map/layout.ts";
import { hachures } from "../ground/hachures.ts";
import { shortPath, softLine, softRing, type Extent } from "../ground/paths.ts";
import { warpThrough, type Place } from "../ground/warp.ts";
import { readBoardFile } from "./board_file.ts";
import { boardPlan, frameProjection } from "./boards.ts";
import { landShapes, northAmericanShapes } from "./land_shapes.ts";
import type { Land, Line, NamePlan } from "./land/land.ts";
import { EUROPE } from "./land/europe.ts";
import { SWITZERLAND } from "./land/switzerland.ts";
import { USA } from "./land/usa.ts";
import { layoutFile } from "./make_layout.ts";

const MARGIN = 420;
const CLIP: Extent = [
  [-MARGIN - 40, -MARGIN - 40],
  [1600 + MARGIN + 40, 1000 + MARGIN + 40],
];
/** Boards whose map lies on land; the others have plain paper. */
export const LANDS: Readonly<Record<string, Land>> = {
  "ticket-europe": EUROPE,
  "ticket-usa": USA,
  "ticket-switzerland": SWITZERLAND,
};
const SOFTNESS = 0.004;
/** Land farther off is pressed against this edge, out of sight: bent that far out, it might fold back. */
const REACH = 620;

export type ToFrame = (lon: number, lat: number) => Place;

export function main([id]: string[]): void {
  const land = id ? LANDS[id] : undefined;
  if (!id || !land) throw new Error(`Which board? There is land for ${Object.keys(LANDS).join(", ")}.`);
  const text = `${JSON.stringify(makeGround(id, land))}\n`;
  writeFileSync(
    fileURLToPath(
      new URL(`../../../src/stellwerk/games/ticket/pictures/grounds/${id}.json`, import.meta.url),
    ),
    text,
  );
  console.log(id, text.length, "bytes,", gzipSync(text).length, "compressed");
}

function makeGround(id: string, land: Land): Ground {
  const toFrame = bentProjection(id);
  const inMapUnits = (line: Line): Place[] => line.map(([lon, lat]) => toFrame(lon, lat));
  const { isLand, ...shapes } =
    id === "ticket-usa" ? northAmericanShapes(land, toFrame, CLIP) : landShapes(land, toFrame, CLIP, id);
  return {
    size: [1600, 1000],
    margin: MARGIN,
    ...shapes,
    lakes: land.lakes.map((lake) => shortPath(softRing(inMapUnits(lake)), true)).join(""),
    rivers: land.rivers
      .flatMap((river) => runsOn(isLand, softLine(inMapUnits(river))))
      .map((run) => shortPath(run))
      .join(""),
    relief: hachures(land.ridges.map(inMapUnits), isLand, 5, land.hachures),
    names: land.names.map((name) => placedName(name, toFrame)),
  };
}

/** A river as far as it runs on land. */
function runsOn(isLand: (place: Place) => boolean, line: Place[]): Place[][] {
  const runs: Place[][] = [[]];
  for (const place of line) {
    if (isLand(place)) runs.at(-1)!.push(place);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** The board's projection, bent so that every city lies where the layout puts it. */
function bentProjection(id: string): ToFrame {
  const board = readBoardFile(id);
  const project = frameProjection(boardPlan(id), board);
  const layout = JSON.parse(readFileSync(layoutFile(id), "utf8")) as TicketLayout;
  const calm = calmPoints();
  const from = [...board.cities.map((city) => project(city.lon, city.lat)), ...calm];
  const to = [
    ...board.cities.map(({ id: city }): Place => [layout.cities[city]!.x, layout.cities[city]!.y]),
    ...calm,
  ];
  const warp = warpThrough(from, to, SOFTNESS);
  return (lon, lat) => {
    const [x, y] = project(lon, lat);
    return warp([between(x, -REACH, 1600 + REACH), between(y, -REACH, 1000 + REACH)]);
  };
}

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Points around the map that stay where they are, so that the land outside is not torn about. */
function calmPoints(): Place[] {
  const across = [-300, 200, 800, 1400, 1900];
  const down = [250, 750];
  return [
    ...across.flatMap((x): Place[] => [
      [x, -300],
      [x, 1300],
    ]),
    ...down.flatMap((y): Place[] => [
      [-300, y],
      [1900, y],
    ]),
  ];
}

function placedName(name: NamePlan, toFrame: ToFrame): GroundName {
  const [x, y] = name.inMapUnits ? name.at : toFrame(...name.at);
  const { id, kind, size, turn = 0, spacing = 2 } = name;
  return { id, kind, x: Math.round(x), y: Math.round(y), size, turn, spacing };
}
