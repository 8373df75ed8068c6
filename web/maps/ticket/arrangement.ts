/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** A state of the search for a layout: cities, bends of the ways, and where each name stands. */

import { textWidth } from "../../src/map/label.ts";
import type { Network } from "./network.ts";

export const SAMPLES = 15;
export const CITY_SIZE = 20;
export const BIG_CITY_SIZE = 22;

/** Directions in which a name may stand from its city, best first: right, left, then the rest. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [1, -0.6],
  [1, 0.6],
  [-1, -0.6],
  [-1, 0.6],
  [0.55, -1],
  [0.55, 1],
  [-0.55, -1],
  [-0.55, 1],
  [0, -1],
  [0, 1],
];
const DISTANCES = [17, 25];
export const NAME_PLACES = SIDES.length * DISTANCES.length;

export class Arrangement {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Where the city would stand by its coordinates. */
  readonly anchorX: Float64Array;
  readonly anchorY: Float64Array;
  /** Sideways shift of the two control points, in parts of the chord. */
  readonly bend1: Float64Array;
  readonly bend2: Float64Array;
  readonly namePlace: Int32Array;
  readonly nameWidth: Float64Array;
  readonly nameHeight: Float64Array;
  readonly halfWidth: Float64Array;
  readonly length: Float64Array;
  readonly sampleX: Float64Array;
  readonly sampleY: Float64Array;
  /** Bounds of every way: left, top, right, bottom. */
  readonly bounds: Float64Array;
  readonly network: Network;

  constructor(network: Network, anchors: readonly (readonly [number, number])[]) {
    const cities = network.ids.length;
    const ways = network.ways.length;
    this.network = network;
    this.anchorX = Float64Array.from(anchors, (anchor) => anchor[0]);
    this.anchorY = Float64Array.from(anchors, (anchor) => anchor[1]);
    this.x = this.anchorX.slice();
    this.y = this.anchorY.slice();
    this.bend1 = new Float64Array(ways);
    this.bend2 = new Float64Array(ways);
    this.namePlace = new Int32Array(cities);
    this.nameWidth = Float64Array.from(network.names, (name, city) =>
      network.isExit[city] ? 0 : textWidth(name, this.nameSize(city)),
    );
    this.nameHeight = Float64Array.from(network.names, (_, city) => this.nameSize(city) * 0.78);
    this.halfWidth = Float64Array.from(network.ways, (way) => (way.tracks.length > 1 ? 18 : 9));
    this.length = new Float64Array(ways);
    this.sampleX = new Float64Array(ways * SAMPLES);
    this.sampleY = new Float64Array(ways * SAMPLES);
    this.bounds = new Float64Array(ways * 4);
    this.sampleAll();
  }

  nameSize(city: number): number {
    return this.network.isBig[city] ? BIG_CITY_SIZE : CITY_SIZE;
  }

  sampleAll(): void {
    for (let way = 0; way < this.network.ways.length; way++) this.sample(way);
  }

  control(way: number, which: 1 | 2): [number, number] {
    const { from, to } = this.network.ways[way]!;
    const dx = this.x[to]! - this.x[from]!;
    const dy = this.y[to]! - this.y[from]!;
    const bend = which === 1 ? this.bend1[way]! : this.bend2[way]!;
    return [this.x[from]! + (dx * which) / 3 - dy * bend, this.y[from]! + (dy * which) / 3 + dx * bend];
  }

  /** Recomputes the points along a way after one of its cities or its bend changed. */
  sample(way: number): void {
    const { from, to } = this.network.ways[way]!;
    const [c1x, c1y] = this.control(way, 1);
    const [c2x, c2y] = this.control(way, 2);
    const startX = this.x[from]!,
      startY = this.y[from]!;
    const endX = this.x[to]!,
      endY = this.y[to]!;
    let left = startX,
      right = startX,
      top = startY,
      bottom = startY,
      length = 0;
    let beforeX = startX,
      beforeY = startY;
    for (let k = 0; k < SAMPLES; k++) {
      const t = k / (SAMPLES - 1),
        u = 1 - t;
      const a = u * u * u,
        b = 3 * u * u * t,
        c = 3 * u * t * t,
        d = t * t * t;
      const px = a * startX + b * c1x + c * c2x + d * endX;
      const py = a * startY + b * c1y + c * c2y + d * endY;
      this.sampleX[way * SAMPLES + k] = px;
      this.sampleY[way * SAMPLES + k] = py;
      length += Math.sqrt((px - beforeX) ** 2 + (py - beforeY) ** 2);
      beforeX = px;
      beforeY = py;
      left = Math.min(left, px);
      right = Math.max(right, px);
      top = Math.min(top, py);
      bottom = Math.max(bottom, py);
    }
    this.length[way] = length;
    this.bounds.set([left, top, right, bottom], way * 4);
  }

  /** Middle of a city's name. */
  nameMiddle(city: number): [number, number] {
    const place = this.namePlace[city]!;
    const [sideX, sideY] = SIDES[place % SIDES.length]!;
    const distance = DISTANCES[Math.floor(place / SIDES.length)]!;
    const halfWidth = this.nameWidth[city]! / 2;
    const halfHeight = this.nameHeight[city]! / 2;
    const away = Math.abs(sideX) === 1 ? (sideY === 0 ? distance : distance * 0.75) : 0;
    const shiftX = Math.abs(sideX) === 1 ? Math.sign(sideX) * (away + halfWidth) : sideX * halfWidth;
    const shiftY = Math.abs(sideY) === 1 ? sideY * (distance + halfHeight - 2) : sideY * (distance + 3);
    return [this.x[city]! + shiftX, this.y[city]! + shiftY];
  }

  /** How little a place is liked by itself. */
  namePlaceCost(city: number): number {
    const place = this.namePlace[city]!;
    return (place % SIDES.length) * 0.6 + Math.floor(place / SIDES.length) * 6;
  }
}
