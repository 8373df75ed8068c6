/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Whether a place lies on the land. */

import type { MultiPolygon, Position } from "geojson";
import type { Place } from "./warp.ts";

interface Ring {
  points: Position[];
  top: number;
  bottom: number;
}

/** Counts how many shores a ray to the west crosses: odd is inside. */
export function insideOf(land: MultiPolygon): (place: Place) => boolean {
  const rings = land.coordinates.flat().map((points): Ring => {
    const ys = points.map((point) => point[1]!);
    return { points, top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  return ([x, y]) => {
    const crossings = rings
      .filter((ring) => y >= ring.top && y <= ring.bottom)
      .reduce((sum, ring) => sum + crossed(ring.points, x, y), 0);
    return crossings % 2 === 1;
  };
}

function crossed(points: Position[], x: number, y: number): number {
  let count = 0;
  for (let index = 1; index < points.length; index++) {
    const [x1, y1] = points[index - 1] as [number, number];
    const [x2, y2] = points[index] as [number, number];
    if (y1 > y !== y2 > y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) < x) count++;
  }
  return count;
}
