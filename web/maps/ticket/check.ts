/** Counts what a layout should not have. */

import {
  boxCorners,
  boxesOverlap,
  distanceToBox,
  labelBox,
  outlinesOverlap,
  type Box,
} from "../../src/map/label.ts";
import { rowOfSpaces, type TicketLayout } from "../../src/games/ticket/map/layout.ts";
import { spaceOutline } from "../../src/games/ticket/map/trim.ts";
import type { Point } from "../../src/map/curve.ts";

export interface LayoutFaults {
  spacesOnSpaces: string[];
  spacesOnCities: string[];
  namesOnNames: string[];
  namesOnSpaces: string[];
  namesOnCities: string[];
  outsideFrame: string[];
  shortestSpace: number;
  longestSpace: number;
}

interface PlacedSpace {
  route: string;
  name: string;
  outline: Point[];
  length: number;
}

interface PlacedName {
  city: string;
  box: Box;
}

const CITY_RADIUS = 12;

export function checkLayout(layout: TicketLayout, nameOf: (city: string) => string): LayoutFaults {
  const spaces = placedSpaces(layout);
  const names = Object.entries(layout.labels).map(([city, label]) => ({
    city,
    box: labelBox(label, nameOf(city)),
  }));
  const lengths = spaces.map((space) => space.length);
  return {
    spacesOnSpaces: pairs(
      spaces,
      (one, other) => one.route !== other.route && outlinesOverlap(one.outline, other.outline),
    ).map(([one, other]) => `${one.name} ${other.name}`),
    spacesOnCities: spaces.filter((space) => touchesACity(layout, space)).map((space) => space.name),
    namesOnNames: pairs(names, (one, other) => boxesOverlap(one.box, other.box)).map(
      ([one, other]) => `${one.city} ${other.city}`,
    ),
    namesOnSpaces: names.flatMap(({ city, box }) =>
      spaces
        .filter(({ outline }) => outlinesOverlap(boxCorners(box), outline))
        .map(({ name }) => `${city} ${name}`),
    ),
    namesOnCities: names.flatMap((name) => citiesUnder(layout, name)),
    outsideFrame: names.filter(({ box }) => leavesFrame(layout, box)).map(({ city }) => city),
    shortestSpace: Math.min(...lengths),
    longestSpace: Math.max(...lengths),
  };
}

function placedSpaces(layout: TicketLayout): PlacedSpace[] {
  return Object.keys(layout.routes).flatMap((route) => {
    const row = rowOfSpaces(layout, route);
    return row.spaces.map((space, index) => ({
      route,
      name: `${route}#${index + 1}`,
      outline: spaceOutline(row, space),
      length: space.end - space.start,
    }));
  });
}

function pairs<Thing>(things: Thing[], meet: (one: Thing, other: Thing) => boolean): [Thing, Thing][] {
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter((other) => meet(one, other))
      .map((other): [Thing, Thing] => [one, other]),
  );
}

function touchesACity(layout: TicketLayout, space: PlacedSpace): boolean {
  return Object.values(layout.cities).some(({ x, y }) =>
    outlinesOverlap(space.outline, octagon(x, y, CITY_RADIUS)),
  );
}

function octagon(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 4;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function citiesUnder(layout: TicketLayout, name: PlacedName): string[] {
  return Object.entries(layout.cities)
    .filter(([, { x, y }]) => distanceToBox(name.box, [x, y]) < CITY_RADIUS)
    .map(([city]) => `${name.city} ${city}`);
}

function leavesFrame(layout: TicketLayout, box: Box): boolean {
  const [width, height] = layout.size;
  return box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
}
