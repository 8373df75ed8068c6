/** Where everything of a board lies on the map. Made by maps/ticket/make_layout.ts. */

import type { Label } from "../../../map/label.ts";
import { Track, type Point } from "../../../map/curve.ts";

export interface CityPlace {
  x: number;
  y: number;
  /** Shown with a second ring, and with its name even when the map is small. */
  big?: boolean;
}

export interface RouteCourse {
  a: string;
  b: string;
  /** Control points of the centre line; the ends are the two cities. */
  c1: [number, number];
  c2: [number, number];
  /** Distance of this track from the centre line, to the right of the way from a to b. */
  offset: number;
  /** Distance from each city along the track where the row of spaces begins. */
  inset: [number, number];
  length: number;
}

export interface TicketLayout {
  size: [width: number, height: number];
  cities: Record<string, CityPlace>;
  routes: Record<string, RouteCourse>;
  labels: Record<string, Label>;
}

export const SPACE_WIDTH = 15;
export const SPACE_GAP = 3.4;
export const LONGEST_PITCH = 50;
export const LONGEST_SPACE = 45;
export const DOUBLE_OFFSET = 9.6;

/** One space of a route: the stretch of the track it covers. */
export interface Space {
  start: number;
  end: number;
}

export interface RouteRow {
  id: string;
  track: Track;
  spaces: Space[];
}

/** The row of spaces of a route, evenly spread between its two insets. */
export function rowOfSpaces(layout: TicketLayout, id: string): RouteRow {
  const course = courseOf(layout, id);
  const track = trackOf(layout, course);
  const [insetA, insetB] = course.inset;
  const room = track.length - insetA - insetB;
  const pitch = Math.min(room / course.length, LONGEST_PITCH);
  const length = Math.min(pitch - SPACE_GAP, LONGEST_SPACE);
  const first = insetA + (room - pitch * course.length) / 2 + pitch / 2;
  const spaces = Array.from({ length: course.length }, (_, index) => {
    const middle = first + pitch * index;
    return { start: middle - length / 2, end: middle + length / 2 };
  });
  return { id, track, spaces };
}

export function courseOf(layout: TicketLayout, route: string): RouteCourse {
  const course = layout.routes[route];
  if (!course) throw new Error(`The layout has no route ${route}.`);
  return course;
}

export function placeOf(layout: TicketLayout, city: string): CityPlace {
  const place = layout.cities[city];
  if (!place) throw new Error(`The layout has no city ${city}.`);
  return place;
}

function trackOf(layout: TicketLayout, course: RouteCourse): Track {
  const place = (id: string): Point => {
    const { x, y } = placeOf(layout, id);
    return [x, y];
  };
  const curve = {
    from: place(course.a),
    control1: course.c1,
    control2: course.c2,
    to: place(course.b),
  };
  return new Track(curve, course.offset);
}
