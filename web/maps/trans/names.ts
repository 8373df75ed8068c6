/** Where the names of the seas stand, given by hand in longitude and latitude. */

import type { GroundName } from "../../src/map/ground.ts";
import type { Projection } from "./projection.ts";

type Placed = readonly [id: string, lon: number, lat: number, turn: number, size: number];

const SEAS: Readonly<Record<string, readonly Placed[]>> = {
  "trans-europa": [
    ["atlantic", -8.6, 48.2, -60, 27],
    ["north-sea", 0.9, 59.15, 0, 21],
    ["black-sea", 34.2, 43.3, 0, 25],
    ["mediterranean", 6.2, 39.4, 0, 27],
    ["ionian", 19, 37.6, 0, 20],
  ],
  "trans-amerika": [
    ["pacific", -126.7, 35.2, 74, 30],
    ["atlantic", -72.2, 34.2, -64, 30],
    ["gulf-of-mexico", -90.3, 27.9, 0, 27],
  ],
};

export function namesOf(board: string, project: Projection): GroundName[] {
  return (SEAS[board] ?? []).map(([id, lon, lat, turn, size]) => {
    const [x, y] = project([lon, lat]);
    return { id, kind: "sea", x: Math.round(x), y: Math.round(y), size, turn, spacing: Math.round(size / 4) };
  });
}
