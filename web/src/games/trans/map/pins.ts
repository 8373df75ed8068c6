/** Where the start markers stand: around their crossings, each where it hides no name and no other marker. */

import { distanceToBox, textWidth, type Box } from "../../../map/label.ts";
import { labelOf, type CityLabel } from "./ground.ts";
import type { Point } from "../../../map/curve.ts";
import type { Net } from "./net.ts";
import type { City } from "../wire.ts";

export interface Pin {
  readonly seat: number;
  readonly crossing: string;
  /** Where its tip is. */
  readonly tip: Point;
  /** The middle of its head. */
  readonly head: Point;
  /** Degrees by which it is turned, clockwise from upright. */
  readonly turn: number;
}

/** From the tip to the middle of the head. */
export const PIN_LENGTH = 23;
export const HEAD = 17;
/** Where the head ends and the point begins, and how thick it is there. */
const NECK = { along: 10, radius: 8 };
/** How far the tip stays away from the middle: of a city, which it leaves to be seen, and of a bare crossing. */
const BESIDE_CITY = 10;
const ON_CROSSING = 2;
const CITY = 16;
const TURN = 15;
/** Names grow when the map is far away; a marker leaves room for that. */
const LARGEST_NAME = 27;

const HIDDEN_NAME = 40;
const HIDDEN_MARKER = 60;
const HIDDEN_CITY = 8;
/** Further out there is more room, but it is less clear what a marker points at. */
const FURTHER = [0, 9, 18];
const DISTANCE = 4;

export function placePins(
  net: Net,
  labels: Readonly<Record<string, CityLabel>>,
  markers: readonly (string | null)[],
): Pin[] {
  const names = [...net.cityAt.values()].map((city) => nameBox(net, labels, city));
  const cities = [...net.cityAt.keys()]
    .map((crossing) => net.crossings.get(crossing))
    .filter((point) => point !== undefined);
  const placed: Pin[] = [];
  markers.forEach((crossing, seat) => {
    const middle = crossing === null ? undefined : net.crossings.get(crossing);
    if (crossing === null || !middle) return;
    const isCity = net.cityAt.has(crossing);
    const nearest = isCity ? BESIDE_CITY : ON_CROSSING;
    const choices = FURTHER.flatMap((further) =>
      turnsFrom(isCity ? 45 : 0).map((turn) => pinAt(seat, crossing, middle, turn, nearest + further)),
    );
    const cost = (pin: Pin): number =>
      DISTANCE * away(pin.tip, middle) +
      HIDDEN_NAME * total(names.map((name) => intoBox(pin, name))) +
      HIDDEN_CITY * total(cities.map((city) => into(pin, city, CITY))) +
      HIDDEN_MARKER * total(placed.map(({ head }) => into(pin, head, HEAD)));
    placed.push(cheapest(choices, cost));
  });
  return placed;
}

/** The box a name takes when it is largest. */
export function nameBox(
  net: Net,
  labels: Readonly<Record<string, CityLabel>>,
  city: City,
  size = LARGEST_NAME,
): Box {
  const { x, y, anchor } = labelOf(labels, city, net.crossings.get(city.at) ?? [0, 0]);
  const width = textWidth(city.name, size);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.72, bottom: y + size * 0.2 };
}

/** All turns, those nearest to the wanted one first. */
function turnsFrom(wanted: number): number[] {
  const turns = Array.from({ length: 360 / TURN }, (_, index) => index * TURN);
  const aside = (turn: number): number => Math.abs(((turn - wanted + 540) % 360) - 180);
  return turns.sort((one, other) => aside(one) - aside(other));
}

function pinAt(seat: number, crossing: string, middle: Point, turn: number, out: number): Pin {
  return {
    seat,
    crossing,
    turn,
    tip: outwards(middle, turn, out),
    head: outwards(middle, turn, out + PIN_LENGTH),
  };
}

function outwards([x, y]: Point, turn: number, far: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
}

/** The first of the cheapest: the order of the choices says which one is preferred. */
function cheapest(choices: readonly Pin[], cost: (pin: Pin) => number): Pin {
  const priced = choices.map((pin) => ({ pin, price: cost(pin) }));
  return priced.reduce((best, choice) => (choice.price < best.price ? choice : best)).pin;
}

/** How deep a pin reaches into a box. */
export function intoBox(pin: Pin, box: Box): number {
  const neck = outwards(pin.tip, pin.turn, NECK.along);
  return Math.max(0, HEAD - distanceToBox(box, pin.head), NECK.radius - distanceToBox(box, neck));
}

function into(pin: Pin, middle: Point, radius: number): number {
  return Math.max(0, HEAD + radius - away(pin.head, middle));
}

function away(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
