/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** The last word on names: many places per city, the cheapest combination by repeated best choice. */

import { boxesOverlap, labelBox, textWidth, type Box, type Label } from '../../src/map/label.ts';
import { rowOfSpaces, SPACE_WIDTH, type TicketLayout } from '../../src/games/ticket/map/layout.ts';
import type { Point } from '../../src/map/curve.ts';
import { BIG_CITY_SIZE, CITY_SIZE } from './arrangement.ts';
import type { Network } from './network.ts';

const DIRECTIONS = 32;
const DISTANCES = [15, 18, 22, 27, 33, 40];
const ROUNDS = 12;
const CITY_RADIUS = 14;
/** Better farther off than on a space. */
const ON_A_SPACE = 25;

interface Candidate {
  label: Label;
  box: Box;
  cost: number;
}

export function placeNames(layout: TicketLayout, network: Network): Record<string, Label> {
  const spots = spotsOfSpaces(layout);
  const named = network.ids.map((id, index) => ({ id, index })).filter(({ index }) => !network.isExit[index]);
  const choices = named.map(({ id, index }) =>
    candidates(layout, id, network.names[index]!, network.isBig[index] ? BIG_CITY_SIZE : CITY_SIZE, spots),
  );
  const chosen = choices.map(cheapest);
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((options, index) => {
      const others = chosen.filter((_, other) => other !== index);
      chosen[index] = options.reduce((best, option) =>
        option.cost + crowding(option, others) < best.cost + crowding(best, others) ? option : best,
      );
    });
  }
  return Object.fromEntries(named.map(({ id }, index) => [id, chosen[index]!.label]));
}

function cheapest(options: Candidate[]): Candidate {
  return options.reduce((best, option) => (option.cost < best.cost ? option : best));
}

function crowding(option: Candidate, others: Candidate[]): number {
  let cost = 0;
  for (const other of others) {
    if (boxesOverlap(grown(option.box, 4), grown(other.box, 4))) cost += 200;
  }
  return cost;
}

function candidates(layout: TicketLayout, id: string, name: string, size: number, spots: Point[]): Candidate[] {
  const city = layout.cities[id]!;
  const halfWidth = textWidth(name, size) / 2;
  const halfHeight = size * 0.39;
  const found: Candidate[] = [];
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    const angle = (turn * 2 * Math.PI) / DIRECTIONS;
    for (const distance of DISTANCES) {
      const [dx, dy] = beside(Math.cos(angle), Math.sin(angle), halfWidth, halfHeight, distance);
      const label = { x: city.x + dx, y: city.y + dy + halfHeight - size * 0.08, size };
      const box = labelBox(label, name);
      const cost = (distance - 15) * 0.5 + (1 - Math.abs(Math.cos(angle))) * 2 + collisions(layout, id, box, spots);
      found.push({ label, box, cost });
    }
  }
  return found;
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
  let cost = 0;
  for (const spot of spots) {
    const gap = distanceToBox(box, spot) - SPACE_WIDTH / 2;
    if (gap < 3.5) cost += (3.5 - gap) * 3 + (gap < 0 ? ON_A_SPACE : 0);
  }
  for (const [other, { x, y }] of Object.entries(layout.cities)) {
    const gap = distanceToBox(box, [x, y]) - CITY_RADIUS;
    if (gap < (other === id ? -1 : 5)) cost += (5 - gap) * 6;
  }
  if (box.left < 14 || box.top < 14 || box.right > 1586 || box.bottom > 986) cost += 300;
  return cost;
}

function spotsOfSpaces(layout: TicketLayout): Point[] {
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

export function distanceToBox(box: Box, [x, y]: Point): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by };
}
