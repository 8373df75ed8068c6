/** A picture shows a part of a map; what lies elsewhere is not drawn at all. */

export type Part = readonly [left: number, top: number, width: number, height: number];

/** What reaches into the part from outside still has to be seen. */
const MARGIN = 70;

export function isInside([left, top, width, height]: Part, x: number, y: number): boolean {
  return x > left - MARGIN && x < left + width + MARGIN && y > top - MARGIN && y < top + height + MARGIN;
}
