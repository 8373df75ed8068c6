/** Curves of the map: one cubic per line, measured along its length, with ribbons bent along it. */

import { itemAt } from "./item.ts";

export type Point = readonly [x: number, y: number];

export interface Cubic {
  from: Point;
  control1: Point;
  control2: Point;
  to: Point;
}

/** A place on a curve: where it is and which way the curve runs there. */
export interface Station {
  x: number;
  y: number;
  /** Direction of travel in radians. */
  angle: number;
}

const STEPS = 96;

export function pointOnCubic(curve: Cubic, t: number): Point {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  const { from, control1, control2, to } = curve;
  return [
    a * from[0] + b * control1[0] + c * control2[0] + d * to[0],
    a * from[1] + b * control1[1] + c * control2[1] + d * to[1],
  ];
}

function directionOnCubic(curve: Cubic, t: number): Point {
  const u = 1 - t;
  const { from, control1, control2, to } = curve;
  const along = (axis: 0 | 1): number =>
    u * u * (control1[axis] - from[axis]) +
    2 * u * t * (control2[axis] - control1[axis]) +
    t * t * (to[axis] - control2[axis]);
  const x = along(0);
  const y = along(1);
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** A curve as a chain of points that knows its length, moved sideways by `offset`. */
export class Track {
  readonly points: readonly Point[];
  readonly length: number;
  readonly #distances: readonly number[];

  constructor(curve: Cubic, offset = 0) {
    const points: Point[] = [];
    const distances: number[] = [];
    let length = 0;
    for (let step = 0; step <= STEPS; step++) {
      const t = step / STEPS;
      const [x, y] = pointOnCubic(curve, t);
      const [dx, dy] = directionOnCubic(curve, t);
      const point: Point = [x - dy * offset, y + dx * offset];
      const before = points[step - 1];
      if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
      points.push(point);
      distances.push(length);
    }
    this.points = points;
    this.length = length;
    this.#distances = distances;
  }

  /** The point and the direction at a distance from the start; beyond the ends it runs on straight. */
  at(distance: number): Station {
    const step = this.#stepBefore(distance);
    const [x0, y0] = itemAt(this.points, step);
    const [x1, y1] = itemAt(this.points, step + 1);
    const start = itemAt(this.#distances, step);
    const span = itemAt(this.#distances, step + 1) - start || 1;
    const part = (distance - start) / span;
    return {
      x: x0 + (x1 - x0) * part,
      y: y0 + (y1 - y0) * part,
      angle: Math.atan2(y1 - y0, x1 - x0),
    };
  }

  #stepBefore(distance: number): number {
    let low = 0;
    let high = this.points.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (itemAt(this.#distances, middle) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** SVG path of the part between two distances. */
  path(start = 0, end = this.length, pieces = 16): string {
    const places: Point[] = [];
    for (let piece = 0; piece <= pieces; piece++) {
      const { x, y } = this.at(start + ((end - start) * piece) / pieces);
      places.push([x, y]);
    }
    return openPath(places);
  }

  /** Outline of a band of the given width, bent along the track between two distances. */
  ribbon(start: number, end: number, width: number): Point[] {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let piece = 0; piece <= RIBBON_PIECES; piece++) {
      const { x, y, angle } = this.at(start + ((end - start) * piece) / RIBBON_PIECES);
      const dx = (Math.sin(angle) * width) / 2;
      const dy = (-Math.cos(angle) * width) / 2;
      left.push([x + dx, y + dy]);
      right.unshift([x - dx, y - dy]);
    }
    return [...left, ...right];
  }
}

const RIBBON_PIECES = 4;

export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function openPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${shortNumber(x)} ${shortNumber(y)}`).join("");
}

export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}
