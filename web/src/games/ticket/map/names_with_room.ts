/** Which names are shown on a map of some scale: all that matter, and of the others those that have room. */

import type { Point } from "../../../map/curve.ts";
import {
  boxesOverlap,
  distanceToBox,
  labelBox,
  nearestIn,
  type Box,
  type Label,
} from "../../../map/label.ts";

export interface NameOnMap {
  id: string;
  name: string;
  label: Label;
  /** Where the city lies. */
  place: Point;
  /** Shown whether there is room or not. */
  matters: boolean;
}

/** Where all names have to be drawn larger, those that matter a little more. */
const MATTERS = 1.18;
/** A name may lie over so many points of the rows of spaces, which have five for each space. */
const MOST_COVERED = 6;
/** How near a name may come to the middle of another city. */
const CITY_RADIUS = 11;

/** How much larger than on the map a name is drawn where all are drawn `factor` times as large. */
export function factorOf(matters: boolean, factor: number): number {
  return matters && factor > 1 ? factor * MATTERS : factor;
}

/** The cities whose names are shown when names are drawn `factor` times as large as on the map, and how far each
 * goes down, or up, so that names that matter do not lie over each other. */
export function namesWithRoom(
  names: readonly NameOnMap[],
  spaces: readonly Point[],
  factor: number,
): ReadonlyMap<string, number> {
  const taken: Box[] = [];
  const shown = new Map<string, number>();
  const inOrder = [...names].sort((one, other) => Number(other.matters) - Number(one.matters));
  for (const each of inOrder) {
    const box = grownBox(each, factorOf(each.matters, factor));
    if (!each.matters && !hasRoom(each, box, names, spaces, taken)) continue;
    const down = each.matters ? wayClear(box, taken) : 0;
    taken.push(moved(box, down));
    shown.set(each.id, down);
  }
  return shown;
}

function hasRoom(
  { id }: NameOnMap,
  box: Box,
  names: readonly NameOnMap[],
  spaces: readonly Point[],
  taken: readonly Box[],
): boolean {
  if (taken.some((other) => boxesOverlap(box, other))) return false;
  if (names.some((other) => other.id !== id && distanceToBox(box, other.place) < CITY_RADIUS)) return false;
  return spaces.filter((spot) => distanceToBox(box, spot) === 0).length <= MOST_COVERED;
}

/** How far a box has to go down, or up, to lie clear of what is taken: a line at most, else it stays. */
function wayClear(box: Box, taken: readonly Box[]): number {
  const ways = taken
    .filter((other) => boxesOverlap(box, other))
    .flatMap((other) => [other.top - box.bottom, other.bottom - box.top])
    .filter((way) => Math.abs(way) <= box.bottom - box.top)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return ways.find((way) => !taken.some((other) => boxesOverlap(moved(box, way), other))) ?? 0;
}

function moved(box: Box, down: number): Box {
  return { ...box, top: box.top + down, bottom: box.bottom + down };
}

/** The box of a name that grows from where it is nearest to its city. */
function grownBox({ label, name, place }: NameOnMap, factor: number): Box {
  const box = labelBox(label, name);
  const [x, y] = nearestIn(box, place);
  return {
    left: x + (box.left - x) * factor,
    right: x + (box.right - x) * factor,
    top: y + (box.top - y) * factor,
    bottom: y + (box.bottom - y) * factor,
  };
}
