/** Board and drawn parts of the game on a table, fetched once the game is known. */

import { boardOf, type Played } from "../table/board.ts";
import type { Equipment } from "../table/family_parts.ts";
import { texts } from "../texts/texts.svelte.ts";
import { familyOf, partsOf } from "./families.ts";
import { fetchShapes } from "./shapes.ts";

/** What a table with this board is made of. Where its family is known, nothing of it waits for the board. */
export async function equipmentFor(played: Played & { family?: string }): Promise<Equipment> {
  const coming = boardOf(played);
  const name = played.family ?? (await coming).family;
  if (!played.board) fetchShapes(name, played.game);
  const family = familyOf(name);
  const words = family.words.map((part) => texts.also(part));
  const [board, parts] = await Promise.all([coming, partsOf(name), ...words]);
  return { board, family, parts };
}
