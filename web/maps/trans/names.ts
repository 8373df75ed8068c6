/** Where the names of the seas stand, given by hand in longitude and latitude. */

import type { GroundName } from "../../src/map/ground.ts";
import type { Projection } from "./projection.ts";

type Placed = readonly [id: string, lon: number, lat: number, turn: number, size: number];

const SEAS: Readonly<Record<string, readonly Placed[]>> = {
  "trans-europa": [
    ["atlantic", -11.5, 46.5, -62, 30],
    ["north-sea", 2.6, 57.6, 0, 23],
    ["bay-of-biscay", -5.4, 45.6, 0, 19],
    ["baltic", 19.6, 57.2, -62, 17],
    ["black-sea", 34.2, 43.3, 0, 25],
    ["mediterranean", 6.2, 39.4, 0, 27],
    ["adriatic", 15.4, 43.1, 38, 16],
    ["aegean", 25.1, 38.5, 0, 17],
  ],
  "trans-amerika": [
    ["pacific", -126.4, 36.5, 74, 30],
    ["atlantic", -72.2, 34.2, -64, 30],
    ["gulf-of-mexico", -90.3, 26.6, 0, 27],
  ],
};

export function namesOf(board: string, project: Projection): GroundName[] {
  return (SEAS[board] ?? []).map(([id, lon, lat, turn, size]) => {
    const [x, y] = project([lon, lat]);
    return { id, kind: "sea", x: Math.round(x), y: Math.round(y), size, turn, spacing: Math.round(size / 4) };
  });
}
