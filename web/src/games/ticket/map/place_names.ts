/** Where names stand: many places for each city, the cheapest combination by repeated best choice. */

import type { Point } from "../../../map/curve.ts";
import { itemAt } from "../../../map/item.ts";
import {
  boxesOverlap,
  distanceToBox,
  labelBox,
  textWidth,
  type Box,
  type Label,
} from "../../../map/label.ts";
import { placeOf, rowOfSpaces, SPACE_WIDTH, type CityPlace, type TicketLayout } from "./layout.ts";

/** A city that has a name on the map, in letters of a size. */
export interface NamedCity {
  id: string;
  name: string;
  size: number;
}

const DIRECTIONS = 32;
const DISTANCES = [15, 18, 22, 27, 33, 40];
const FARTHEST = 60;
const ROUNDS = 12;
const CITY_RADIUS = 14;
const MARGIN = 14;
/** Better farther off than on a space. */
const ON_A_SPACE = 25;

interface Candidate {
  label: Label;
  /** Its box, and a little paper around it. */
  room: Box;
  cost: number;
}

export function placeNames(layout: TicketLayout, named: readonly NamedCity[]): Record<string, Label> {
  const spots = spotsOfSpaces(layout);
  const choices = named.map((city) => candidates(layout, city, spots));
  const chosen = choices.map((options) => cheapest(options, []));
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((options, index) => {
      const others = chosen.filter((_, other) => other !== index);
      chosen[index] = cheapest(options, others);
    });
  }
  return Object.fromEntries(chosen.map(({ label }, index) => [itemAt(named, index).id, label]));
}

/** The first of the cheapest beside the others. */
function cheapest(options: Candidate[], others: Candidate[]): Candidate {
  let best = itemAt(options, 0);
  let least = Infinity;
  for (const option of options) {
    if (option.cost >= least) continue;
    const cost = option.cost + crowding(option, others);
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}

function crowding(option: Candidate, others: Candidate[]): number {
  let cost = 0;
  for (const other of others) {
    if (boxesOverlap(option.room, other.room)) cost += 200;
  }
  return cost;
}

function candidates(layout: TicketLayout, { id, name, size }: NamedCity, spots: Point[]): Candidate[] {
  const city = placeOf(layout, id);
  const halfWidth = textWidth(name, size) / 2;
  const halfHeight = size * 0.39;
  const near = spots.filter(([x, y]) => isNear(city, x, y, halfWidth));
  const found: Candidate[] = [];
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    const angle = (turn * 2 * Math.PI) / DIRECTIONS;
    for (const distance of DISTANCES) {
      const [dx, dy] = beside(Math.cos(angle), Math.sin(angle), halfWidth, halfHeight, distance);
      const label = { x: city.x + dx, y: city.y + dy + halfHeight - size * 0.08, size };
      const box = labelBox(label, name);
      const cost =
        (distance - 15) * 0.5 + (1 - Math.abs(Math.cos(angle))) * 2 + collisions(layout, id, box, near);
      found.push({ label, room: grown(box, 4), cost });
    }
  }
  return found;
}

/** Whether a name of this width can reach a spot from its city at all. */
function isNear(city: CityPlace, x: number, y: number, halfWidth: number): boolean {
  return Math.abs(x - city.x) < 2 * halfWidth + FARTHEST && Math.abs(y - city.y) < 2 * FARTHEST;
}

/** Middle of a box that lies in a direction and whose edge is `distance` from the city. */
function beside(dx: number, dy: number, halfWidth: number, halfHeight: number, distance: number): Point {
  const reach = Math.min(
    (halfWidth + distance) / Math.max(Math.abs(dx), 1e-6),
    (halfHeight + distance * 0.9) / Math.max(Math.abs(dy), 1e-6),
  );
  return [dx * reach, dy * reach];
}

function collisions(layout: TicketLayout, id: string, box: Box, spots: Point[]): number {
  const [width, height] = layout.size;
  let cost = 0;
  for (const spot of spots) {
    const gap = distanceToBox(box, spot) - SPACE_WIDTH / 2;
    if (gap < 3.5) cost += (3.5 - gap) * 3 + (gap < 0 ? ON_A_SPACE : 0);
  }
  for (const [other, { x, y }] of Object.entries(layout.cities)) {
    const gap = distanceToBox(box, [x, y]) - CITY_RADIUS;
    if (gap < (other === id ? -1 : 5)) cost += (5 - gap) * 6;
  }
  const isOutside =
    box.left < MARGIN || box.top < MARGIN || box.right > width - MARGIN || box.bottom > height - MARGIN;
  return isOutside ? cost + 300 : cost;
}

/** Points along all rows of spaces, five for each space. */
export function spotsOfSpaces(layout: TicketLayout): Point[] {
  return Object.keys(layout.routes).flatMap((id) => {
    const row = rowOfSpaces(layout, id);
    return row.spaces.flatMap(({ start, end }) =>
      [0, 0.25, 0.5, 0.75, 1].map((part): Point => {
        const { x, y } = row.track.at(start + (end - start) * part);
        return [x, y];
      }),
    );
  });
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by };
}
