/** A plain layout for a board of somebody's own: cities about where they are on earth, straight routes. */

import type { MapBoard, BoardRoute } from "../wire.ts";
import { DOUBLE_OFFSET, type CityPlace, type RouteCourse, type TicketLayout } from "./layout.ts";
import { placeNames } from "./place_names.ts";
import { spreadOut } from "./spreading.ts";
import { trimRows } from "./trim.ts";

const WIDTH = 1600;
const MARGIN = 90;
const INSET = 17;
const NAME_SIZE = 19;

type Places = Record<string, CityPlace>;

export function plainLayout(board: MapBoard): TicketLayout {
  const { places, size } = sized(spreadOut(placesOf(board), board.routes));
  const routes = Object.fromEntries(
    board.routes.map((route) => [route.id, straightCourse(board, places, route)]),
  );
  const layout: TicketLayout = { size, cities: places, routes, labels: {} };
  trimRows(layout);
  // Border exits show a plate instead of a name.
  const named = board.cities.filter(({ country }) => !country);
  layout.labels = placeNames(
    layout,
    named.map(({ id, name }) => ({ id, name, size: NAME_SIZE })),
  );
  return layout;
}

/** Every city where it is on earth; all of them on a circle where they would otherwise lie on one spot. */
function placesOf(board: MapBoard): Places {
  const middle = board.cities.reduce((sum, { lat = 0 }) => sum + lat, 0) / board.cities.length;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const flat = board.cities.map(({ id, lon = 0, lat = 0 }) => ({ id, x: lon * narrow, y: -lat }));
  const [left, right] = spanOf(flat.map(({ x }) => x));
  const [top, bottom] = spanOf(flat.map(({ y }) => y));
  if (right - left < 1e-6 && bottom - top < 1e-6) return onCircle(board);
  const scale = (WIDTH - 2 * MARGIN) / Math.max(right - left, (bottom - top) * 0.6);
  return Object.fromEntries(flat.map(({ id, x, y }) => [id, { x: x * scale, y: y * scale }]));
}

/** The places moved onto a map that is as large as they need, and at least as wide as others. */
function sized(spread: Places): { places: Places; size: [number, number] } {
  const [left, right] = spanOf(Object.values(spread).map(({ x }) => x));
  const [top, bottom] = spanOf(Object.values(spread).map(({ y }) => y));
  const width = Math.round(Math.max(WIDTH, right - left + 2 * MARGIN));
  const aside = (width - (right - left)) / 2;
  const places = Object.entries(spread).map(([id, { x, y }]) => [
    id,
    { x: aside + x - left, y: MARGIN + y - top },
  ]);
  return {
    places: Object.fromEntries(places) as Places,
    size: [width, Math.round(bottom - top + 2 * MARGIN)],
  };
}

function onCircle({ cities }: MapBoard): Places {
  const radius = WIDTH / 2 - MARGIN;
  return Object.fromEntries(
    cities.map(({ id }, index) => {
      const angle = (2 * Math.PI * index) / cities.length;
      return [id, { x: WIDTH / 2 + radius * Math.cos(angle), y: WIDTH / 2 + radius * Math.sin(angle) }];
    }),
  );
}

function straightCourse(board: MapBoard, places: Places, route: BoardRoute): RouteCourse {
  const from = places[route.a] ?? { x: 0, y: 0 };
  const to = places[route.b] ?? { x: 0, y: 0 };
  const along = (part: number): [number, number] => [
    from.x + (to.x - from.x) * part,
    from.y + (to.y - from.y) * part,
  ];
  return {
    a: route.a,
    b: route.b,
    c1: along(1 / 3),
    c2: along(2 / 3),
    offset: offsetOf(board, route),
    inset: [INSET, INSET],
    length: route.length,
  };
}

/** The tracks of a double route lie side by side, whichever way each is written down. */
function offsetOf(board: MapBoard, route: BoardRoute): number {
  const twin = board.routes.find(({ id, double_of }) => double_of === route.id || id === route.double_of);
  if (!twin) return 0;
  const isFirst = !route.double_of;
  const isTurned = !isFirst && twin.a !== route.a;
  return isFirst === isTurned ? -DOUBLE_OFFSET : DOUBLE_OFFSET;
}

function spanOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
