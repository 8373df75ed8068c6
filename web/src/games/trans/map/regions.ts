/** The five regions of cities: each has a colour and a shape. */

import { SEAT_SHAPES, type SeatShape } from "../../../theme/players.ts";
import type { Colour } from "./net.ts";

export interface RegionLook {
  readonly fill: string;
  /** What stands out on the fill. */
  readonly ink: string;
  readonly shape: string;
}

const LOOKS: Readonly<Record<Colour, readonly [fill: string, ink: string, shape: SeatShape]>> = {
  turquoise: ["#1B8187", "#FFFFFF", "square"],
  white: ["#FBF8F0", "#3A3428", "disc"],
  orange: ["#E07A1F", "#2A1500", "diamond"],
  pink: ["#C45C99", "#FFFFFF", "triangle"],
  brown: ["#7A4B2A", "#FFFFFF", "star"],
};

export function regionLook(colour: Colour): RegionLook {
  const [fill, ink, shape] = LOOKS[colour];
  return { fill, ink, shape: SEAT_SHAPES[shape] };
}
