/** The ground of a Trans map: what lies under the net, as few paths as possible. */

import type { TransGround } from "../../src/games/trans/map/ground.ts";
import { netOf } from "../../src/games/trans/map/net.ts";
import type { MapBoard } from "../../src/games/trans/wire.ts";
import type { GroundRegion } from "../../src/map/ground.ts";
import { simplify } from "../ground/simplify.ts";
import { placeLabels } from "./labels.ts";
import { namesOf } from "./names.ts";
import { projectionOf, type Projection } from "./projection.ts";
import { cutLine, cutRing, pathOf, piecesOf, refined, thinnedRing, type Ring, type Window } from "./rings.ts";
import * as shapes from "./shapes.ts";

/** What lies farther away than this from the map is never seen. */
const MARGIN = 400;
const TOLERANCE = 0.55;
const LONGEST_STEP = 1;
const COAST_PIECE = 24;
const SMALLEST_ISLAND = 9;
const SMALLEST_REGION = 60;
const SMALLEST_LAKE = 22;
const USA = "United States of America";
/** Gets no tint: its border runs through the Great Lakes. */
const CANADA = "Canada";

/** The part of the world in which the projection is sound, with room around the map. */
const WORLD: Readonly<Record<string, Window>> = {
  "trans-europa": { left: -38, right: 62, top: 24, bottom: 74 },
  "trans-amerika": { left: -150, right: -46, top: 12, bottom: 62 },
};

class Drawing {
  readonly board: string;
  readonly size: [number, number];
  readonly project: Projection;
  readonly #world: Window;
  readonly #window: Window;

  constructor(board: MapBoard) {
    const { width, height } = netOf(board).size;
    const world = WORLD[board.id];
    if (!world) throw new Error(`no part of the world is chosen for ${board.id}`);
    this.board = board.id;
    this.size = [width, height];
    this.#world = world;
    // A little wider than the margin, so that the cut itself is never seen.
    const beyond = MARGIN + 60;
    this.#window = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond };
    this.project = projectionOf(board);
  }

  areas(rings: readonly Ring[], smallest: number): string {
    return rings
      .map((ring) => refined(cutRing(ring, this.#world), LONGEST_STEP).map(this.project))
      .map((ring) => thinnedRing(cutRing(ring, this.#window), TOLERANCE, smallest))
      .map((ring) => pathOf(ring, true))
      .join("");
  }

  /** `longest` is how many points a path may have before a new one begins. */
  lines(lines: readonly Ring[], longest = Infinity): string {
    return lines
      .flatMap((line) => cutLine(line, this.#world))
      .flatMap((line) => cutLine(refined(line, LONGEST_STEP).map(this.project), this.#window))
      .flatMap((line) => piecesOf(simplify(line, TOLERANCE), longest))
      .map((line) => pathOf(line, false))
      .join("");
  }
}

export function makeGround(board: MapBoard): TransGround {
  const drawing = new Drawing(board);
  const outlines = board.id === "trans-amerika" ? america(drawing) : europe(drawing);
  return {
    size: drawing.size,
    margin: MARGIN,
    land: drawing.areas(shapes.land(), SMALLEST_ISLAND),
    ...outlines,
    rivers: "",
    relief: "",
    names: namesOf(board.id, drawing.project),
    labels: placeLabels(board),
  };
}

type Outlines = Pick<
  TransGround,
  "coast" | "borders" | "innerBorders" | "regions" | "greatLakes" | "landOverLakes" | "lakes"
>;

function europe(drawing: Drawing): Outlines {
  return {
    coast: drawing.lines(shapes.coasts([]), COAST_PIECE),
    borders: drawing.lines(shapes.frontiers()),
    innerBorders: "",
    regions: shapes
      .countries()
      .flatMap(({ tint, rings }) => region(tint, drawing.areas(rings, SMALLEST_REGION))),
    greatLakes: "",
    landOverLakes: "",
    lakes: drawing.areas(shapes.lakes(drawing.board), SMALLEST_LAKE),
  };
}

/** The United States come with finer lines, and with the shores of the Great Lakes. */
function america(drawing: Drawing): Outlines {
  const home = drawing.areas(shapes.unitedStates(), SMALLEST_ISLAND);
  const abroad = shapes.countries().filter(({ name }) => name !== USA && name !== CANADA);
  return {
    coast: drawing.lines([...shapes.coasts([USA]), ...shapes.unitedStates()], COAST_PIECE),
    borders: "",
    innerBorders: drawing.lines(shapes.stateLines()),
    regions: [
      ...abroad.flatMap(({ tint, rings }) => region(tint, drawing.areas(rings, SMALLEST_REGION))),
      ...region(HOME_TINT, home),
    ],
    greatLakes: drawing.areas(shapes.lakes(drawing.board, isGreatLake), SMALLEST_LAKE),
    landOverLakes: home,
    lakes: drawing.areas(
      shapes.lakes(drawing.board, (name) => !isGreatLake(name)),
      SMALLEST_LAKE,
    ),
  };
}

const HOME_TINT = 2;
const GREAT_LAKES = ["Superior", "Michigan", "Huron", "Erie", "Ontario", "Saint Clair"];

/** Lakes between two countries: the American shores come from the finer outline of the States. */
function isGreatLake(name: string): boolean {
  return GREAT_LAKES.some((lake) => name === `Lake ${lake}`);
}

function region(tint: number, path: string): GroundRegion[] {
  return path ? [{ tint: (tint + 1) as GroundRegion["tint"], path }] : [];
}
