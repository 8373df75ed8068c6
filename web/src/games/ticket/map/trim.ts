/** Rows of spaces that collide near a city start a little later. */

import type { Point } from "../../../map/curve.ts";
import { itemAt } from "../../../map/item.ts";
import { outlinesOverlap } from "../../../map/label.ts";
import {
  courseOf,
  rowOfSpaces,
  SPACE_WIDTH,
  type RouteRow,
  type Space,
  type TicketLayout,
} from "./layout.ts";

const STEP = 1.5;
const ROUNDS = 40;
const SHORTEST_PITCH = 27;

export function spaceOutline(row: RouteRow, space: Space, grow = 0): Point[] {
  return row.track.ribbon(space.start - grow, space.end + grow, SPACE_WIDTH + 2 * grow);
}

interface EndSpace {
  row: RouteRow;
  /** 0 at the city a, 1 at the city b. */
  end: 0 | 1;
  city: string;
  outline: Point[];
}

export function trimRows(layout: TicketLayout): void {
  for (let round = 0; round < ROUNDS; round++) {
    const late = collidingEnds(layout);
    if (late.size === 0) return;
    for (const key of late) {
      const [id, end] = key.split(" ") as [string, "0" | "1"];
      const inset = courseOf(layout, id).inset;
      inset[Number(end) as 0 | 1] += STEP;
    }
  }
}

function collidingEnds(layout: TicketLayout): Set<string> {
  const ends = Object.keys(layout.routes).flatMap((id) => endSpaces(layout, id));
  const late = new Set<string>();
  for (const [index, one] of ends.entries()) {
    for (const other of ends.slice(index + 1)) {
      if (one.city !== other.city || sameWay(layout, one, other)) continue;
      if (!outlinesOverlap(one.outline, other.outline)) continue;
      const yielding = pitchOf(one.row) > pitchOf(other.row) ? one : other;
      if (pitchOf(yielding.row) > SHORTEST_PITCH) late.add(`${yielding.row.id} ${yielding.end}`);
    }
  }
  return late;
}

function endSpaces(layout: TicketLayout, id: string): EndSpace[] {
  const row = rowOfSpaces(layout, id);
  const course = courseOf(layout, id);
  return [
    { row, end: 0, city: course.a, outline: spaceOutline(row, itemAt(row.spaces, 0), 0.8) },
    {
      row,
      end: 1,
      city: course.b,
      outline: spaceOutline(row, itemAt(row.spaces, row.spaces.length - 1), 0.8),
    },
  ];
}

function sameWay(layout: TicketLayout, one: EndSpace, other: EndSpace): boolean {
  const first = courseOf(layout, one.row.id);
  const second = courseOf(layout, other.row.id);
  return first.a === second.a && first.b === second.b;
}

function pitchOf(row: RouteRow): number {
  const first = itemAt(row.spaces, 0);
  return first.end - first.start;
}
