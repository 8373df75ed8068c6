/** Seats: every player has a colour, a shape and a pattern at the ends of the wagons. */

import { wornColours } from "./worn_colours.svelte.ts";

/** No card has any of these shapes: they would be taken for each other on the map. */
export type SeatShape = "square" | "hourglass" | "disc" | "pennant" | "crescent" | "beams";
export type WagonEnd = "bars" | "slants" | "dots" | "chevrons" | "crosses" | "none";

export interface SeatLook {
  /** Main colour; white on it has a contrast of 5.7 or more. */
  colour: string;
  /** Edge that stands out from the ground in the theme in use. */
  edge: string;
  dark: string;
  light: string;
  shape: SeatShape;
  wagonEnd: WagonEnd;
}

/** Outlines in a box from −10 to 10. */
export const SEAT_SHAPES: Readonly<Record<SeatShape, string>> = {
  square: "M-7-7H7V7H-7z",
  hourglass: "M-7.4-8H7.4L2.2 0 7.4 8H-7.4L-2.2 0z",
  disc: "M0-7.6A7.6 7.6 0 1 1 0 7.6 7.6 7.6 0 0 1 0-7.6z",
  pennant: "M-7-9.2H-3.6V9.2H-7zM-3.6-8.6 8.8-3.6-3.6 1.4z",
  crescent: "M4.4-8.4A9.2 9.2 0 1 0 4.4 8.4 7.6 7.6 0 0 1 4.4-8.4z",
  beams: "M-8-7.6H8V-2.2H-8zM-8 2.2H8V7.6H-8z",
};

const SHAPES_AND_ENDS: readonly (readonly [SeatShape, WagonEnd])[] = [
  ["square", "bars"],
  ["hourglass", "slants"],
  ["disc", "dots"],
  ["pennant", "chevrons"],
  ["crescent", "crosses"],
  ["beams", "none"],
];

function lookIn(shape: SeatShape, wagonEnd: WagonEnd, colour: number): SeatLook {
  return {
    colour: `var(--seat-${colour})`,
    edge: `var(--seat-${colour}-edge)`,
    dark: `var(--seat-${colour}-dark)`,
    light: `var(--seat-${colour}-light)`,
    shape,
    wagonEnd,
  };
}

/** Looks in the colours 0 to 5; a seat that has chosen none has that of its number. */
export const COLOUR_LOOKS: readonly SeatLook[] = SHAPES_AND_ENDS.map(([shape, end], colour) =>
  lookIn(shape, end, colour),
);

/** What a seat looks like at the table on this page. */
export function seatLook(seat: number): SeatLook {
  const look = COLOUR_LOOKS[wornColours.of(seat)];
  if (!look) throw new RangeError(`There is no seat ${seat}.`);
  return look;
}
