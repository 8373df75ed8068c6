/** Natural Earth shapes brought into the frame: projected, bent along with the cities, simplified. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { simplify } from './simplify.ts';
import type { Place } from './warp.ts';

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface Shapes {
  type: 'Topology';
  objects: Record<string, GeometryCollection<{ name: string }>>;
  arcs: [number, number][][];
}

export function readTopology(file: string): Topology {
  const path = createRequire(import.meta.url).resolve(file);
  return JSON.parse(readFileSync(path, 'utf8')) as Topology;
}

/** Every arc in frame units. What lies outside the bounds is drawn to their edge: nobody sees it. */
export function shapesInFrame(
  topology: Topology,
  bounds: Bounds,
  toFrame: (lon: number, lat: number) => Place,
  tolerance: number,
): Shapes {
  const arcs = topology.arcs.map((_, index) => {
    const arc = decodedArc(topology, index);
    const kept = withoutRepeats(arc.map(([lon, lat]) => clamped(bounds, lon, lat)));
    const placed = kept.map(([lon, lat]) => toFrame(lon, lat));
    return simplify(placed, tolerance).map(([x, y]): [number, number] => [x, y]);
  });
  return { type: 'Topology', objects: topology.objects as Shapes['objects'], arcs };
}

function decodedArc(topology: Topology, index: number): Place[] {
  const { transform } = topology;
  const arc = topology.arcs[index]!;
  if (!transform) return arc.map((point) => [point[0]!, point[1]!]);
  let x = 0, y = 0;
  return arc.map((step) => {
    x += step[0]!;
    y += step[1]!;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
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
