/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Natural Earth shapes brought onto the map: projected, bent along with the cities, simplified. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { GeometryCollection, Topology } from "topojson-specification";
import { simplify } from "./simplify.ts";
import type { Place } from "./warp.ts";

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

type Region = GeometryCollection<{ name: string }>["geometries"][number];

export interface Shapes {
  type: "Topology";
  objects: Record<string, GeometryCollection<{ name: string }>>;
  arcs: [number, number][][];
}

export function readTopology(file: string): Topology {
  const path = createRequire(import.meta.url).resolve(file);
  return JSON.parse(readFileSync(path, "utf8")) as Topology;
}

/** Every arc in map units. Polygons wholly outside the bounds are dropped, the others end there. */
export function shapesInFrame(
  topology: Topology,
  bounds: Bounds,
  toFrame: (lon: number, lat: number) => Place,
  tolerance: number,
): Shapes {
  const degrees = topology.arcs.map((_, index) => decodedArc(topology, index));
  const arcs = degrees.map((arc) => {
    const kept = withoutLeaps(withoutRepeats(arc.map(([lon, lat]) => clamped(bounds, lon, lat))));
    const placed = kept.map(([lon, lat]) => toFrame(lon, lat));
    return simplify(placed, tolerance).map(([x, y]): [number, number] => [x, y]);
  });
  const isInside = degrees.map((arc) => arc.some(([lon, lat]) => within(bounds, lon, lat)));
  const objects = Object.fromEntries(
    Object.entries(topology.objects as Shapes["objects"]).map(([name, { geometries }]) => [
      name,
      {
        type: "GeometryCollection" as const,
        geometries: geometries.map((geometry) => insideOnly(geometry, isInside)),
      },
    ]),
  );
  return { type: "Topology", objects, arcs };
}

/** The same geometry without its polygons of which no arc is inside. */
function insideOnly(geometry: Region, isInside: boolean[]): Region {
  const reaches = (ring: number[] | undefined): boolean =>
    ring?.some((arc) => isInside[arc < 0 ? ~arc : arc]) ?? false;
  const polygons =
    geometry.type === "Polygon" ? [geometry.arcs] : geometry.type === "MultiPolygon" ? geometry.arcs : [];
  return { ...geometry, type: "MultiPolygon", arcs: polygons.filter(([ring]) => reaches(ring)) } as Region;
}

function decodedArc(topology: Topology, index: number): Place[] {
  const { transform } = topology;
  const arc = topology.arcs[index]!;
  if (!transform) return arc.map((point) => [point[0]!, point[1]!]);
  let x = 0,
    y = 0;
  return arc.map((step) => {
    x += step[0]!;
    y += step[1]!;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

function within({ west, south, east, north }: Bounds, lon: number, lat: number): boolean {
  return lon > west && lon < east && lat > south && lat < north;
}

const LONGEST_LEAP = 2;

/** A straight line over many degrees would cut through the map once it is projected. */
function withoutLeaps(line: Place[]): Place[] {
  return line.flatMap((place, index) => {
    const before = line[index - 1];
    if (!before) return [place];
    const pieces =
      Math.ceil(Math.max(Math.abs(place[0] - before[0]), Math.abs(place[1] - before[1])) / LONGEST_LEAP) || 1;
    return Array.from({ length: pieces }, (_, piece): Place => {
      const part = (piece + 1) / pieces;
      return [before[0] + (place[0] - before[0]) * part, before[1] + (place[1] - before[1]) * part];
    });
  });
}

/** An arc needs two points, even if they are the same. */
function withoutRepeats(line: Place[]): Place[] {
  return line.filter(([x, y], index) => {
    const before = line[index - 1];
    return !before || index === line.length - 1 || before[0] !== x || before[1] !== y;
  });
}

function clamped({ west, south, east, north }: Bounds, lon: number, lat: number): [number, number] {
  return [Math.min(east, Math.max(west, lon)), Math.min(north, Math.max(south, lat))];
}
