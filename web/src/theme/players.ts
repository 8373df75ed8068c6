/** Seats: every player has a colour, a shape and a pattern at the ends of the wagons. */

export type SeatShape = "square" | "triangle" | "disc" | "diamond" | "star" | "cross";
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
  triangle: "M0-8.4 8.6 7H-8.6z",
  disc: "M0-7.6A7.6 7.6 0 1 1 0 7.6 7.6 7.6 0 0 1 0-7.6z",
  diamond: "M0-9.4 8.4 0 0 9.4-8.4 0z",
  star: "M0-9.6 2.5-3.4 9.1-3 4 1.3 5.6 7.8 0 4.2-5.6 7.8-4 1.3-9.1-3-2.5-3.4z",
  cross: "M-5.2-8.4 0-3.2 5.2-8.4 8.4-5.2 3.2 0 8.4 5.2 5.2 8.4 0 3.2-5.2 8.4-8.4 5.2-3.2 0-8.4-5.2z",
};

const SHAPES_AND_ENDS: readonly (readonly [SeatShape, WagonEnd])[] = [
  ["square", "bars"],
  ["triangle", "slants"],
  ["disc", "dots"],
  ["diamond", "chevrons"],
  ["star", "crosses"],
  ["cross", "none"],
];

function lookOfSeat(shape: SeatShape, wagonEnd: WagonEnd, seat: number): SeatLook {
  return {
    colour: `var(--seat-${seat})`,
    edge: `var(--seat-${seat}-edge)`,
    dark: `var(--seat-${seat}-dark)`,
    light: `var(--seat-${seat}-light)`,
    shape,
    wagonEnd,
  };
}

/** Looks of the seats 0 to 5. */
export const SEAT_LOOKS: readonly SeatLook[] = SHAPES_AND_ENDS.map(([shape, end], seat) =>
  lookOfSeat(shape, end, seat),
);

export function seatLook(seat: number): SeatLook {
  const look = SEAT_LOOKS[seat];
  if (!look) throw new RangeError(`There is no seat ${seat}.`);
  return look;
}
