/** The small map of a scene, in the shapes of the large one. */

import type { Label } from "../../../map/label.ts";
import type { MapBoard } from "../wire.ts";
import { drawRoutes, type RouteDrawing } from "../map/drawing.ts";
import type { TicketLayout } from "../map/layout.ts";
import type { Scene } from "./scenes.ts";

export interface SceneMap {
  board: MapBoard;
  layout: TicketLayout;
  routes: RouteDrawing[];
}

const WIDTH = 400;
const INSET = 17;

/** Straight routes between the cities of a scene. */
export function mapOfScene({ cities = [], routes = [] }: Scene): SceneMap {
  const places = Object.fromEntries(cities.map(({ id, x, y }) => [id, { x, y }]));
  const between = (from: string, to: string, part: number): [number, number] => {
    const [a, b] = [places[from] ?? { x: 0, y: 0 }, places[to] ?? { x: 0, y: 0 }];
    return [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
  };
  const board: MapBoard = {
    id: "quick-start",
    cities: cities.map(({ id, country = "" }) => ({ id, name: id, lon: 0, lat: 0, country })),
    countries: [],
    routes: routes.map(({ from, to, colour, length, kind, locomotives = 0 }) => ({
      id: `${from}-${to}`,
      a: from,
      b: to,
      length,
      color: colour,
      ...(kind && { kind }),
      locomotives,
      double_of: "",
    })),
  };
  const layout: TicketLayout = {
    size: [WIDTH, WIDTH / 2],
    cities: places,
    labels: Object.fromEntries(cities.map(({ id, x, y }) => [id, nameBeside(x, y)])),
    routes: Object.fromEntries(
      routes.map(({ from, to, length }) => [
        `${from}-${to}`,
        {
          a: from,
          b: to,
          c1: between(from, to, 1 / 3),
          c2: between(from, to, 2 / 3),
          offset: 0,
          inset: [INSET, INSET],
          length,
        },
      ]),
    ),
  };
  return { board, layout, routes: drawRoutes(board, layout) };
}

/** No name is written, but where it would stand decides where marks do: away from the middle. */
function nameBeside(x: number, y: number): Label {
  return { x: x < WIDTH / 2 ? x + 1 : x - 1, y, size: 0 };
}
