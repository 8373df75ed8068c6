/** Routes as shapes to draw: computed once per board, then only shown in different states. */

import { closedPath, openPath, type Point, type Station } from "../../../map/curve.ts";
import { itemAt } from "../../../map/item.ts";
import type { BoardRoute, MapBoard, RouteColour } from "../wire.ts";
import { rowOfSpaces, SPACE_WIDTH, type RouteRow, type TicketLayout } from "./layout.ts";

export interface SpaceDrawing extends Station {
  /** Angle in degrees, turned so that nothing stands on its head. */
  degrees: number;
  length: number;
  needsLocomotive: boolean;
}

export interface RouteDrawing {
  id: string;
  from: string;
  to: string;
  colour: RouteColour;
  kind: "normal" | "tunnel" | "ferry";
  double: boolean;
  row: RouteRow;
  spaces: SpaceDrawing[];
  /** Line under the spaces, from city to city. */
  rail: string;
  /** All spaces in one path. */
  outline: string;
  /** Stitched border around each space of a tunnel. */
  tunnel: string;
  /** A short stroke across each space, for routes that are closed. */
  crossing: string;
  /** Centre line of the row, a little longer than the spaces: for glows, rings and hits. */
  band: string;
  middle: Station;
}

const TUNNEL_GROWTH = 2.5;
const FERRY_GROWTH = 0.5;
const BAND_OVERHANG = 3;
/** How much of a space's half width a crossing takes, so that its ends stay inside. */
const CROSSING_REACH = 0.72;

export function drawRoutes(board: MapBoard, layout: TicketLayout): RouteDrawing[] {
  const firstTracks = new Set(board.routes.map((route) => route.double_of).filter(Boolean));
  return board.routes
    .map((route) =>
      drawRoute(route, rowOfSpaces(layout, route.id), Boolean(route.double_of) || firstTracks.has(route.id)),
    )
    .sort(inReadingOrder);
}

function drawRoute(route: BoardRoute, row: RouteRow, double: boolean): RouteDrawing {
  const kind = route.kind ?? "normal";
  const start = itemAt(row.spaces, 0).start - BAND_OVERHANG;
  const end = itemAt(row.spaces, -1).end + BAND_OVERHANG;
  return {
    id: route.id,
    from: route.a,
    to: route.b,
    colour: route.color,
    kind,
    double,
    row,
    spaces: drawSpaces(row, route.locomotives ?? 0),
    rail: row.track.path(),
    outline: outlines(row, kind === "ferry" ? FERRY_GROWTH : 0),
    tunnel: kind === "tunnel" ? outlines(row, TUNNEL_GROWTH) : "",
    crossing: crossings(row),
    band: row.track.path(start, end),
    middle: row.track.at((start + end) / 2),
  };
}

function drawSpaces(row: RouteRow, locomotives: number): SpaceDrawing[] {
  const firstLocomotive = Math.floor((row.spaces.length - locomotives) / 2);
  return row.spaces.map(({ start, end }, index) => {
    const station = row.track.at((start + end) / 2);
    const from = row.track.at(start);
    const to = row.track.at(end);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    // The chord of a bent space lies inside the bend; a straight wagon looks right halfway.
    return {
      x: (station.x * 2 + from.x + to.x) / 4,
      y: (station.y * 2 + from.y + to.y) / 4,
      angle,
      degrees: upright(angle),
      length: end - start,
      needsLocomotive: index >= firstLocomotive && index < firstLocomotive + locomotives,
    };
  });
}

export function upright(angle: number): number {
  const degrees = (angle * 180) / Math.PI;
  if (degrees > 90) return degrees - 180;
  return degrees < -90 ? degrees + 180 : degrees;
}

function outlines(row: RouteRow, growth: number): string {
  return row.spaces
    .map(({ start, end }) =>
      closedPath(row.track.ribbon(start - growth * 0.65, end + growth * 0.65, SPACE_WIDTH + growth * 2)),
    )
    .join("");
}

/** One diagonal in the middle of each space, short enough to stay inside it. */
function crossings(row: RouteRow): string {
  return row.spaces
    .map(({ start, end }) => {
      const middle = (start + end) / 2;
      const reach = Math.min((end - start) / 2, SPACE_WIDTH / 2) * CROSSING_REACH;
      return diagonal(row.track.ribbon(middle - reach, middle + reach, SPACE_WIDTH * CROSSING_REACH));
    })
    .join("");
}

function diagonal(outline: Point[]): string {
  return openPath([itemAt(outline, 0), itemAt(outline, outline.length / 2)]);
}

const ROW_HEIGHT = 120;

function inReadingOrder(one: RouteDrawing, other: RouteDrawing): number {
  const rows = Math.floor(one.middle.y / ROW_HEIGHT) - Math.floor(other.middle.y / ROW_HEIGHT);
  return rows || one.middle.x - other.middle.x;
}
