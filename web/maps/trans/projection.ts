/** Where longitude and latitude lie on a Trans map: the board's fit, bent so that cities stay put. */

import type { Point } from "../../src/map/curve.ts";
import { netOf } from "../../src/games/trans/map/net.ts";
import type { MapBoard } from "../../src/games/trans/wire.ts";
import { warpThrough } from "../ground/warp.ts";

export type Projection = (place: Point) => Point;

/** Small enough that ports stay ports, large enough that no coast folds over. */
const SOFTNESS = 0.002;

export function projectionOf(board: MapBoard): Projection {
  const net = netOf(board);
  const fit = fitOf(board, net.place);
  const crossings = board.cities.map((city) => {
    const crossing = net.crossings.get(city.at);
    if (!crossing) throw new Error(`${city.id} stands on no crossing`);
    return crossing;
  });
  const bend = warpThrough(
    board.cities.map(({ lon, lat }) => fit([lon, lat])),
    crossings,
    SOFTNESS,
  );
  return (place) => bend(fit(place));
}

function fitOf(board: MapBoard, place: (x: number, y: number) => Point): Projection {
  const { lon0, lat0, x, y } = board.geo_fit;
  const sum = (factors: readonly number[], terms: readonly number[]): number =>
    terms.reduce((total, term, index) => total + term * (factors[index] ?? 0), 0);
  return ([lon, lat]) => {
    const [u, v] = [lon - lon0, lat - lat0];
    const terms = [1, u, v, u * u, u * v, v * v];
    return place(sum(x, terms), sum(y, terms));
  };
}
