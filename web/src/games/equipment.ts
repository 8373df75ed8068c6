/** Board and drawn parts of the game on a table, fetched once the game is known. */

import { boardOf, type Played } from "../table/board.ts";
import type { Equipment } from "../table/family_parts.ts";
import { texts } from "../texts/texts.svelte.ts";
import { familyOf, partsOf } from "./families.ts";

/** What a table with this board is made of. */
export async function equipmentFor(played: Played): Promise<Equipment> {
  const board = await boardOf(played);
  const family = familyOf(board.family);
  const [parts] = await Promise.all([partsOf(board.family), ...family.words.map((part) => texts.also(part))]);
  return { board, family, parts };
}
