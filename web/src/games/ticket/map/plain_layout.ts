/** A plain layout for a board of somebody's own: cities by longitude and latitude, straight routes. */

import type { TicketBoard, TicketRoute } from './board.ts';
import { DOUBLE_OFFSET, type CityPlace, type RouteCourse, type TicketLayout } from './layout.ts';

const WIDTH = 1600;
const MARGIN = 90;
const INSET = 17;
const NAME_SIZE = 19;
const NAME_ABOVE = 17;

type Places = Record<string, CityPlace>;

export function plainLayout(board: TicketBoard): TicketLayout {
  const [places, height] = placesOf(board);
  return {
    frame: [WIDTH, height],
    cities: places,
    routes: Object.fromEntries(board.routes.map((route) => [route.id, courseOf(board, places, route)])),
    labels: Object.fromEntries(
      Object.entries(places).map(([id, { x, y }]) => [id, { x, y: y - NAME_ABOVE, size: NAME_SIZE }]),
    ),
  };
}

/** Every city in the frame; all of them on a circle where they would otherwise lie on one spot. */
function placesOf(board: TicketBoard): [places: Places, height: number] {
  const middle = board.cities.reduce((sum, { lat = 0 }) => sum + lat, 0) / board.cities.length;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const flat = board.cities.map(({ id, lon = 0, lat = 0 }) => ({ id, x: lon * narrow, y: -lat }));
  const [left, right] = spanOf(flat.map(({ x }) => x));
  const [top, bottom] = spanOf(flat.map(({ y }) => y));
  if (right - left < 1e-6 && bottom - top < 1e-6) return [onCircle(board), WIDTH];
  const scale = (WIDTH - 2 * MARGIN) / Math.max(right - left, (bottom - top) * 0.6);
  const height = Math.round((bottom - top) * scale + 2 * MARGIN);
  const aside = (WIDTH - (right - left) * scale) / 2;
  const places = flat.map(({ id, x, y }) => [id, { x: aside + (x - left) * scale, y: MARGIN + (y - top) * scale }]);
  return [Object.fromEntries(places) as Places, height];
}

function onCircle({ cities }: TicketBoard): Places {
  const radius = WIDTH / 2 - MARGIN;
  return Object.fromEntries(
    cities.map(({ id }, index) => {
      const angle = (2 * Math.PI * index) / cities.length;
      return [id, { x: WIDTH / 2 + radius * Math.cos(angle), y: WIDTH / 2 + radius * Math.sin(angle) }];
    }),
  );
}

function courseOf(board: TicketBoard, places: Places, route: TicketRoute): RouteCourse {
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
function offsetOf(board: TicketBoard, route: TicketRoute): number {
  const twin = board.routes.find(({ id, double_of }) => double_of === route.id || id === route.double_of);
  if (!twin) return 0;
  const isFirst = !route.double_of;
  const isTurned = !isFirst && twin.a !== route.a;
  return isFirst === isTurned ? -DOUBLE_OFFSET : DOUBLE_OFFSET;
}

function spanOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
