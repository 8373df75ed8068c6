/** Natural Earth's shapes from world-atlas and us-atlas, and its lakes, in longitude and latitude. */

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

import { feature, mesh, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

import type { Point } from "../../src/map/curve.ts";
import type { Ring } from "./rings.ts";

type Atlas = Topology<Record<string, GeometryCollection<{ name: string }>>>;

export interface Country {
  readonly name: string;
  readonly rings: readonly Ring[];
  /** Countries that touch get different numbers. */
  readonly tint: number;
}

const TINTS = 6;
const findModule = createRequire(import.meta.url);

function atlas(path: string): Atlas {
  return JSON.parse(readFileSync(findModule.resolve(path), "utf8")) as Atlas;
}

function layer(of: Atlas, name: string): GeometryCollection<{ name: string }> {
  const found = of.objects[name];
  if (!found) throw new Error(`the atlas has no ${name}`);
  return found;
}

/** All land, with its coasts only. */
export function land(): Ring[] {
  const world = atlas("world-atlas/countries-50m.json");
  return feature(world, layer(world, "land")).features.flatMap((shape) => ringsOf(shape.geometry));
}

export function countries(): Country[] {
  const world = atlas("world-atlas/countries-50m.json");
  const group = layer(world, "countries");
  const touching = neighbors(group.geometries);
  const tints: number[] = [];
  return feature(world, group).features.map((shape, index) => {
    const taken = (touching[index] ?? []).map((other) => tints[other]);
    const free = Array.from({ length: TINTS }, (_, tint) => (tint + index) % TINTS);
    const tint = free.find((candidate) => !taken.includes(candidate)) ?? 0;
    tints[index] = tint;
    return { name: shape.properties.name, rings: ringsOf(shape.geometry), tint };
  });
}

/** The coasts of all countries but those named. */
export function coasts(without: readonly string[]): Ring[] {
  const world = atlas("world-atlas/countries-50m.json");
  const isWanted = (name: string | undefined): boolean => !without.includes(name ?? "");
  const lines = mesh(world, layer(world, "countries"), (a, b) => a === b && isWanted(nameOf(a)));
  return points(lines.coordinates);
}

export function frontiers(): Ring[] {
  const world = atlas("world-atlas/countries-50m.json");
  return points(mesh(world, layer(world, "countries"), (a, b) => a !== b).coordinates);
}

/** The United States with the real shores of the Great Lakes. */
export function unitedStates(): Ring[] {
  const states = atlas("us-atlas/states-10m.json");
  return feature(states, layer(states, "nation")).features.flatMap((shape) => ringsOf(shape.geometry));
}

export function stateLines(): Ring[] {
  const states = atlas("us-atlas/states-10m.json");
  return points(mesh(states, layer(states, "states"), (a, b) => a !== b).coordinates);
}

/** Lakes of Natural Earth (1:50m, public domain), rounded to hundredths of a degree. */
export function lakes(board: string, isWanted: (name: string) => boolean = () => true): Ring[] {
  const file = new URL("lakes.json", import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf8")) as Record<string, { name: string; rings: Ring[] }[]>;
  return (all[board] ?? []).filter(({ name }) => isWanted(name)).flatMap((lake) => lake.rings);
}

function nameOf(shape: { properties?: unknown }): string | undefined {
  return (shape.properties as { name?: string } | undefined)?.name;
}

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === "Polygon") return points(geometry.coordinates);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flatMap(points);
  return [];
}

function points(lines: readonly (readonly GeoJSON.Position[])[]): Ring[] {
  return lines.map((line) => line.map(([lon = 0, lat = 0]): Point => [lon, lat]));
}
