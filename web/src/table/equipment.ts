/** Board and drawn parts of the game on a table, fetched once the game is known. */

import { partsOf, type FamilyParts } from "../games/families.ts";
import { texts } from "../texts/texts.svelte.ts";
import { boardOf, type Board } from "./board.ts";

export interface Equipment {
  board: Board;
  parts: FamilyParts;
}

/** What a table of this game is made of. */
export async function equipmentFor(game: string): Promise<Equipment> {
  const board = await boardOf(game);
  // Special cards are called by the titles of their rules.
  if (board.family === "trans") await texts.also("trans-rules");
  return { board, parts: await partsOf(board.family) };
}
