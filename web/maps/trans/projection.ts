/** Where longitude and latitude lie on a Trans map: the board's fit, bent so that cities stay put. */

import { netOf, type Point, type TransBoard } from "../../src/games/trans/map/net.ts";
import { spline } from "./spline.ts";

export type Projection = (place: Point) => Point;

/** Small enough that ports stay ports, large enough that no coast folds over. */
const STIFFNESS = 2000;

export function projectionOf(board: TransBoard): Projection {
  const net = netOf(board);
  const fit = fitOf(board, net.place);
  const pulls = board.cities.map((city) => {
    const to = net.crossings.get(city.at);
    if (!to) throw new Error(`${city.id} stands on no crossing`);
    return { from: fit([city.lon, city.lat]), to };
  });
  const bend = spline(pulls, STIFFNESS);
  return (place) => bend(fit(place));
}

function fitOf(board: TransBoard, place: (x: number, y: number) => Point): Projection {
  const { lon0, lat0, x, y } = board.geo_fit;
  const sum = (factors: readonly number[], terms: readonly number[]): number =>
    terms.reduce((total, term, index) => total + term * (factors[index] ?? 0), 0);
  return ([lon, lat]) => {
    const [u, v] = [lon - lon0, lat - lat0];
    const terms = [1, u, v, u * u, u * v, v * v];
    return place(sum(x, terms), sum(y, terms));
  };
}
