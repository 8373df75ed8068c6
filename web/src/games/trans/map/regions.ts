/** The five regions of cities: each has a colour and a shape. */

import { CARD_SYMBOLS } from "../../../theme/cards.ts";
import type { Colour } from "../wire.ts";

export interface RegionLook {
  readonly fill: string;
  /** What stands out on the fill. */
  readonly ink: string;
  readonly shape: string;
}

/** The shapes are those of cards, not of seats: a city is never taken for a player's mark. */
const { orange: HEXAGON, white: RING, pink: DIAMOND, red: TRIANGLE, yellow: STAR } = CARD_SYMBOLS;

const LOOKS: Readonly<Record<Colour, readonly [fill: string, ink: string, shape: string]>> = {
  turquoise: ["#1B8187", "#FFFFFF", HEXAGON],
  white: ["#FBF8F0", "#3A3428", RING],
  orange: ["#E07A1F", "#2A1500", DIAMOND],
  pink: ["#C45C99", "#FFFFFF", TRIANGLE],
  brown: ["#7A4B2A", "#FFFFFF", STAR],
};

export function regionLook(colour: Colour): RegionLook {
  const [fill, ink, shape] = LOOKS[colour];
  return { fill, ink, shape };
}
