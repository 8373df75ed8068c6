/** Board and drawn parts of the game on a table, fetched once the game is known. */

import { partsOf, type FamilyParts } from "../games/families.ts";
import { texts } from "../texts/texts.svelte.ts";
import { boardOf, type Board, type Played } from "./board.ts";

export interface Equipment {
  board: Board;
  parts: FamilyParts;
}

/** What a table with this board is made of. */
export async function equipmentFor(played: Played): Promise<Equipment> {
  const board = await boardOf(played);
  const { family } = board;
  // Special cards are called by the titles of their rules.
  const words = family === "trans" ? ["trans", "trans-rules"] : [family];
  const [parts] = await Promise.all([partsOf(family), ...words.map((part) => texts.also(part))]);
  return { board, parts };
}
