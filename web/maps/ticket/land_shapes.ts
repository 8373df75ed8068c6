/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Land, coasts, frontiers and tinted regions from Natural Earth and census shapes. */

import { feature, merge, mesh, neighbors } from "topojson-client";
import type { Feature, Geometry, MultiPolygon } from "geojson";
import type { GeometryObject, Polygon, MultiPolygon as TopologyMultiPolygon } from "topojson-specification";
import type { Ground, GroundRegion } from "../../src/map/ground.ts";
import { clippedPath, clippedPieces, shortPath, softRing, type Extent } from "../ground/paths.ts";
import { insideOf } from "../ground/inside.ts";
import { distanceToSegment } from "../ground/simplify.ts";
import { tintsFor } from "../ground/tints.ts";
import { readTopology, shapesInFrame, type Bounds, type Shapes } from "../ground/topology.ts";
import type { Place } from "../ground/warp.ts";
import type { Land } from "./land/land.ts";
import { GREAT_LAKES, LAKE_ISLANDS } from "./land/usa.ts";

export type LandShapes = Pick<
  Ground,
  "land" | "coast" | "borders" | "innerBorders" | "regions" | "greatLakes" | "landOverLakes"
> & { isLand: (place: Place) => boolean };
type ToFrame = (lon: number, lat: number) => Place;

/** Islands and lakes narrower than this are left out. */
const SMALLEST = 2.4;
/** A shore this close to a known frontier is that frontier. */
const SAME_LINE = 3;
/** Without Alaska and Hawaii. */
const MAINLAND: Bounds = { west: -128, south: 23, east: -64, north: 50 };
const UNITED_STATES = "United States of America";

export function landShapes(land: Land, toFrame: ToFrame, clip: Extent, id: string): LandShapes {
  const file =
    id === "ticket-switzerland" ? "world-atlas/countries-10m.json" : "world-atlas/countries-50m.json";
  const world = shapesInFrame(readTopology(file), land.bounds, toFrame, land.tolerance);
  return {
    land: clippedPath(mergedLand(world), clip, SMALLEST),
    coast: clippedPieces(coastOf(world), clip, SMALLEST).join(""),
    borders: clippedPath(frontiersOf(world), clip),
    innerBorders: "",
    regions: regionsOf(world, "countries", clip),
    greatLakes: "",
    landOverLakes: "",
    isLand: insideOf(mergedLand(world)),
  };
}

/** Canada and Mexico from Natural Earth, the states from the census, the Great Lakes between them. */
export function northAmericanShapes(land: Land, toFrame: ToFrame, clip: Extent): LandShapes {
  const world = shapesInFrame(
    readTopology("world-atlas/countries-50m.json"),
    land.bounds,
    toFrame,
    land.tolerance,
  );
  const states = shapesInFrame(readTopology("us-atlas/states-10m.json"), MAINLAND, toFrame, land.tolerance);
  const frontiers = frontiersOf(world);
  const outline = mesh(states as never, states.objects["states"] as never, (a, b) => a === b);
  const inMapUnits = (line: readonly (readonly [number, number])[]): Place[] =>
    line.map(([lon, lat]) => toFrame(lon, lat));
  const rings = (lines: typeof GREAT_LAKES): string =>
    lines.map((line) => shortPath(softRing(inMapUnits(line)), true)).join("");
  return {
    land: clippedPath(mergedLand(world), clip, SMALLEST),
    coast: [
      ...clippedPieces(coastOf(world, UNITED_STATES), clip, SMALLEST),
      ...shoreLines(outline.coordinates, frontiers.coordinates).flatMap((line) =>
        clippedPieces({ type: "LineString", coordinates: line.map(([x, y]) => [x, y]) }, clip, SMALLEST),
      ),
    ].join(""),
    borders: clippedPath(frontiers, clip),
    innerBorders: clippedPath(
      mesh(states as never, states.objects["states"] as never, (a, b) => a !== b),
      clip,
    ),
    regions: [...regionsOf(world, "countries", clip, [UNITED_STATES]), ...regionsOf(states, "states", clip)],
    greatLakes: rings(GREAT_LAKES),
    landOverLakes: clippedPath(mergedArea(states, "states"), clip, SMALLEST) + rings(LAKE_ISLANDS),
    isLand: insideOf(mergedLand(world)),
  };
}

function mergedLand(shapes: Shapes): MultiPolygon {
  return mergedArea(shapes, "countries");
}

function mergedArea(shapes: Shapes, object: string): MultiPolygon {
  const geometries = shapes.objects[object]!.geometries.filter(
    (geometry): geometry is Polygon<{ name: string }> | TopologyMultiPolygon<{ name: string }> =>
      geometry.type === "Polygon" || geometry.type === "MultiPolygon",
  );
  return merge(shapes as never, geometries as never);
}

function coastOf(shapes: Shapes, without = ""): ReturnType<typeof mesh> {
  return mesh(
    shapes as never,
    shapes.objects["countries"] as never,
    (a, b) => a === b && nameOf(a) !== without,
  );
}

function frontiersOf(shapes: Shapes): ReturnType<typeof mesh> {
  return mesh(shapes as never, shapes.objects["countries"] as never, (a, b) => a !== b);
}

function regionsOf(shapes: Shapes, object: string, clip: Extent, without: string[] = []): GroundRegion[] {
  const { geometries } = shapes.objects[object]!;
  const tints = tintsFor(neighbors(geometries as never));
  return geometries
    .map((geometry, index) => ({
      name: nameOf(geometry),
      tint: tints[index]!,
      path: clippedPath(geometryOf(shapes, geometry), clip, 5),
    }))
    .filter(({ name, path }) => path !== "" && !without.includes(name))
    .map(({ tint, path }) => ({ tint, path }));
}

function nameOf(object: GeometryObject): string {
  return (object.properties as { name?: string } | undefined)?.name ?? "";
}

function geometryOf(shapes: Shapes, object: GeometryObject): Geometry {
  return (
    (feature(shapes as never, object as never) as Feature).geometry ?? {
      type: "GeometryCollection",
      geometries: [],
    }
  );
}

/** The parts of the states' outline that are no frontier. */
function shoreLines(outline: number[][][], frontiers: number[][][]): Place[][] {
  const segments = frontiers.flatMap((line) =>
    line.slice(1).map((end, index): [Place, Place] => [place(line[index]!), place(end)]),
  );
  const isFrontier = (point: Place): boolean =>
    segments.some(([a, b]) => nearBox(point, a, b) && distanceToSegment(point, a, b) < SAME_LINE);
  return outline.flatMap((line) => runsWithout(line.map(place), isFrontier));
}

function place(point: number[]): Place {
  return [point[0]!, point[1]!];
}

function nearBox([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): boolean {
  return (
    x > Math.min(ax, bx) - SAME_LINE &&
    x < Math.max(ax, bx) + SAME_LINE &&
    y > Math.min(ay, by) - SAME_LINE &&
    y < Math.max(ay, by) + SAME_LINE
  );
}

function runsWithout(line: Place[], leftOut: (point: Place) => boolean): Place[][] {
  const runs: Place[][] = [[]];
  for (const point of line) {
    if (leftOut(point)) runs.push([]);
    else runs.at(-1)!.push(point);
  }
  return runs.filter((run) => run.length > 1);
}
