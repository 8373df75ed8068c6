/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** What makes a layout bad, in numbers that only matter in comparison with each other. */

import { SAMPLES, type Arrangement } from "./arrangement.ts";

const EASY_PITCH = 36;
const LOOSE_PITCH = 45;
const INSET = 16;
const WANTED_BOW = 0.085;
const MOST_BEND = 0.33;
const FRAME = { left: 44, top: 44, right: 1556, bottom: 962 };

export interface CostOptions {
  /** Cities that keep the direction to each other. */
  neighbours: readonly (readonly number[])[];
  /** How strongly a city is held at its coordinates. */
  hold: Float64Array;
}

export class Costs {
  /** How much names insist on their room; grows towards the end, when everything else has its place. */
  nameWeight = 0.25;
  readonly #a: Arrangement;
  readonly #options: CostOptions;

  constructor(arrangement: Arrangement, options: CostOptions) {
    this.#a = arrangement;
    this.#options = options;
  }

  /** All costs that change when a city moves. */
  aroundCity(city: number): number {
    const { network } = this.#a;
    const mine = network.waysAt[city]!;
    let cost = this.cityAlone(city) + this.nameOf(city);
    for (const way of mine) {
      cost += this.wayAlone(way) + this.wayAndCities(way, -1) + this.wayAndNames(way, city);
      for (let other = 0; other < network.ways.length; other++) {
        if (other !== way && !(other < way && mine.includes(other))) cost += this.ways(way, other);
      }
    }
    for (let way = 0; way < network.ways.length; way++) {
      if (!mine.includes(way)) cost += this.wayAndCity(way, city);
    }
    for (let other = 0; other < network.ids.length; other++) {
      if (other !== city) cost += this.nameAndCity(other, city);
    }
    return cost;
  }

  /** All costs that change when a way bends. */
  aroundWay(way: number): number {
    let cost = this.wayAlone(way) + this.wayAndCities(way, -1) + this.wayAndNames(way, -1);
    for (let other = 0; other < this.#a.network.ways.length; other++) {
      if (other !== way) cost += this.ways(way, other);
    }
    return cost;
  }

  /** All costs of a name where it stands. */
  nameOf(city: number): number {
    const a = this.#a;
    if (a.nameWidth[city] === 0) return 0;
    let cost = a.namePlaceCost(city) + this.#nameInFrame(city);
    for (let way = 0; way < a.network.ways.length; way++) cost += this.wayAndName(way, city);
    for (let other = 0; other < a.network.ids.length; other++) {
      if (other !== city) cost += this.nameAndCity(city, other) + this.names(city, other);
    }
    return cost;
  }

  total(): number {
    const { network } = this.#a;
    let cost = 0;
    for (let way = 0; way < network.ways.length; way++) {
      cost += this.wayAlone(way) + this.wayAndCities(way, -1) + this.wayAndNames(way, -1);
      for (let other = 0; other < way; other++) cost += this.ways(way, other);
    }
    for (let city = 0; city < network.ids.length; city++) cost += this.cityAlone(city);
    return cost;
  }

  wayAlone(way: number): number {
    const a = this.#a;
    const { spaces } = a.network.ways[way]!;
    const pitch = (a.length[way]! - 2 * INSET) / spaces;
    let cost = 0;
    if (pitch < EASY_PITCH) cost += (EASY_PITCH - pitch) ** 2 * 0.9 * spaces;
    else if (pitch > LOOSE_PITCH) cost += (pitch - LOOSE_PITCH) ** 2 * 0.05 * spaces;
    const bend1 = a.bend1[way]!,
      bend2 = a.bend2[way]!;
    const bow = Math.abs((bend1 + bend2) / 2) - (spaces < 2 ? 0 : WANTED_BOW);
    cost += (bow * bow * 420 + (bend1 - bend2) ** 2 * 300) * (0.5 + a.length[way]! / 200);
    const most = Math.max(Math.abs(bend1), Math.abs(bend2));
    if (most > MOST_BEND) cost += (most - MOST_BEND) ** 2 * 9000;
    const inner = a.halfWidth[way]! - 9;
    for (let k = 0; k < SAMPLES; k++) {
      cost += outside(a.sampleX[way * SAMPLES + k]!, FRAME.left - 14 + inner, FRAME.right + 14 - inner) * 0.1;
      cost += outside(a.sampleY[way * SAMPLES + k]!, FRAME.top - 10 + inner, FRAME.bottom + 6 - inner) * 0.1;
    }
    return cost;
  }

  wayAndCities(way: number, except: number): number {
    let cost = 0;
    for (let city = 0; city < this.#a.network.ids.length; city++) {
      if (city !== except) cost += this.wayAndCity(way, city);
    }
    return cost;
  }

  wayAndCity(way: number, city: number): number {
    const a = this.#a;
    const { from, to } = a.network.ways[way]!;
    if (from === city || to === city) return 0;
    const need = a.halfWidth[way]! + 26;
    const x = a.x[city]!,
      y = a.y[city]!;
    if (this.#farFrom(way, x, y, x, y, need)) return 0;
    let nearest = Infinity;
    for (let k = way * SAMPLES; k < (way + 1) * SAMPLES; k++) {
      nearest = Math.min(nearest, (a.sampleX[k]! - x) ** 2 + (a.sampleY[k]! - y) ** 2);
    }
    const distance = Math.sqrt(nearest);
    return distance < need ? (need - distance) ** 2 * 0.6 : 0;
  }

  /** Two ways keep clear of each other; near a city they share they may close up like a fan. */
  ways(one: number, other: number): number {
    const a = this.#a;
    const need = a.halfWidth[one]! + a.halfWidth[other]! + 6;
    const at = other * 4;
    if (this.#farFrom(one, a.bounds[at]!, a.bounds[at + 1]!, a.bounds[at + 2]!, a.bounds[at + 3]!, need))
      return 0;
    const shared = this.#sharedCity(one, other);
    return this.#closeness(one, other, need, shared) + this.#closeness(other, one, need, shared);
  }

  #closeness(one: number, other: number, need: number, shared: number): number {
    const a = this.#a;
    let cost = 0;
    for (let k = one * SAMPLES; k < (one + 1) * SAMPLES; k++) {
      const x = a.sampleX[k]!,
        y = a.sampleY[k]!;
      let nearest = Infinity;
      for (let l = other * SAMPLES; l < (other + 1) * SAMPLES; l++) {
        const dx = x - a.sampleX[l]!,
          dy = y - a.sampleY[l]!;
        const distance = dx * dx + dy * dy;
        if (distance < nearest) nearest = distance;
      }
      let wanted = need;
      if (shared >= 0) {
        const away = Math.sqrt((x - a.x[shared]!) ** 2 + (y - a.y[shared]!) ** 2);
        wanted = Math.min(need, (away - 2) * 0.98);
      }
      if (wanted > 0 && nearest < wanted * wanted) cost += (wanted - Math.sqrt(nearest)) ** 2 * 0.12;
    }
    return cost;
  }

  #sharedCity(one: number, other: number): number {
    const first = this.#a.network.ways[one]!;
    const second = this.#a.network.ways[other]!;
    if (first.from === second.from || first.from === second.to) return first.from;
    if (first.to === second.from || first.to === second.to) return first.to;
    return -1;
  }

  #farFrom(way: number, left: number, top: number, right: number, bottom: number, reach: number): boolean {
    const { bounds } = this.#a;
    const at = way * 4;
    return (
      bounds[at]! - right > reach ||
      left - bounds[at + 2]! > reach ||
      bounds[at + 1]! - bottom > reach ||
      top - bounds[at + 3]! > reach
    );
  }

  cityAlone(city: number): number {
    const a = this.#a;
    const x = a.x[city]!,
      y = a.y[city]!;
    const homeX = a.anchorX[city]!,
      homeY = a.anchorY[city]!;
    let cost = ((x - homeX) ** 2 + (y - homeY) ** 2) * this.#options.hold[city]!;
    cost += outside(x, FRAME.left + 14, FRAME.right - 14) + outside(y, FRAME.top + 16, FRAME.bottom - 14);
    for (const other of this.#options.neighbours[city]!) {
      const wasX = a.anchorX[other]! - homeX,
        wasY = a.anchorY[other]! - homeY;
      const nowX = a.x[other]! - x,
        nowY = a.y[other]! - y;
      const was = Math.sqrt(wasX * wasX + wasY * wasY);
      const now = Math.sqrt(nowX * nowX + nowY * nowY);
      cost += (((nowX - wasX) ** 2 + (nowY - wasY) ** 2) / (was + 40)) * 0.14;
      const turn = (nowX * wasX + nowY * wasY) / (was * now + 1e-6);
      if (turn < 0.8) cost += (0.8 - turn) ** 2 * 400;
    }
    for (let other = 0; other < a.network.ids.length; other++) {
      if (other === city) continue;
      const distance = Math.sqrt((a.x[other]! - x) ** 2 + (a.y[other]! - y) ** 2);
      if (distance < 60) cost += (60 - distance) ** 2 * 0.3;
    }
    return cost;
  }

  wayAndNames(way: number, except: number): number {
    let cost = 0;
    for (let city = 0; city < this.#a.network.ids.length; city++) {
      if (city !== except) cost += this.wayAndName(way, city);
    }
    return cost;
  }

  wayAndName(way: number, city: number): number {
    const a = this.#a;
    const halfWidth = a.nameWidth[city]! / 2;
    if (halfWidth === 0) return 0;
    const halfHeight = a.nameHeight[city]! / 2;
    const [x, y] = a.nameMiddle(city);
    const need = a.halfWidth[way]! + 4;
    if (this.#farFrom(way, x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight, need)) return 0;
    const { from, to } = a.network.ways[way]!;
    const own = from === city || to === city;
    let cost = 0;
    for (let k = way * SAMPLES; k < (way + 1) * SAMPLES; k++) {
      const px = a.sampleX[k]!,
        py = a.sampleY[k]!;
      if (own && (px - a.x[city]!) ** 2 + (py - a.y[city]!) ** 2 < INSET * INSET) continue;
      const dx = Math.max(Math.abs(px - x) - halfWidth, 0);
      const dy = Math.max(Math.abs(py - y) - halfHeight, 0);
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < need) cost += (need - distance) ** 2 * this.nameWeight;
    }
    return cost;
  }

  nameAndCity(named: number, city: number): number {
    const a = this.#a;
    const halfWidth = a.nameWidth[named]! / 2;
    if (halfWidth === 0) return 0;
    const [x, y] = a.nameMiddle(named);
    const dx = Math.max(Math.abs(a.x[city]! - x) - halfWidth, 0);
    const dy = Math.max(Math.abs(a.y[city]! - y) - a.nameHeight[named]! / 2, 0);
    const distance = Math.sqrt(dx * dx + dy * dy);
    return distance < 20 ? (20 - distance) ** 2 * 0.8 : 0;
  }

  names(one: number, other: number): number {
    const a = this.#a;
    if (a.nameWidth[one] === 0 || a.nameWidth[other] === 0) return 0;
    const [x1, y1] = a.nameMiddle(one);
    const [x2, y2] = a.nameMiddle(other);
    const overlapX = (a.nameWidth[one]! + a.nameWidth[other]!) / 2 + 8 - Math.abs(x1 - x2);
    const overlapY = (a.nameHeight[one]! + a.nameHeight[other]!) / 2 + 8 - Math.abs(y1 - y2);
    return overlapX > 0 && overlapY > 0 ? 40 + overlapX * overlapY * 0.3 : 0;
  }

  #nameInFrame(city: number): number {
    const a = this.#a;
    const [x, y] = a.nameMiddle(city);
    const halfWidth = a.nameWidth[city]! / 2;
    return outside(x, 16 + halfWidth, 1584 - halfWidth) * 2 + outside(y, 24, 976) * 2;
  }
}

function outside(value: number, low: number, high: number): number {
  if (value < low) return (low - value) ** 2;
  return value > high ? (value - high) ** 2 : 0;
}
