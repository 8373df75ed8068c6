/** Which pictures there are. */

import type { Part } from "./part.ts";
import { SAMPLES } from "./samples.ts";

export interface PictureWish {
  /** The name of its file. */
  name: string;
  game: string;
  part: Part;
  /** City names need room; small pictures go without. */
  named: boolean;
}

/** One for the card of every game, and a wide one for the top of the home page. */
export const PICTURES: readonly PictureWish[] = [
  ...Object.entries(SAMPLES).map(([game, { part }]) => ({ name: game, game, part, named: false })),
  { name: "home", game: "ticket-europe", part: [560, 60, 960, 400], named: true },
];
