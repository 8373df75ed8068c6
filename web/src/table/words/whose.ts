/** Whose things are shown: mine, or those of somebody I only look over the shoulder. */

import { say } from "../../texts/texts.svelte.ts";
import type { TableModel } from "../model.svelte.ts";

/** What is needed of a table to know it. */
export type Shoulder = Pick<TableModel, "seat" | "table" | "names">;

/** The name of whoever is looked over the shoulder; nothing where I look from a seat of mine, or from none. */
export function otherOwner({ seat, table, names }: Shoulder): string | undefined {
  return seat === null || table?.seats[seat]?.mine !== false ? undefined : names[seat];
}

/** A title of what is mine, "Your cards"; of somebody else's, "Cards of Planner 1": the message with `-of`. */
export function titled(id: string, shoulder: Shoulder): string {
  const name = otherOwner(shoulder);
  return name === undefined ? say(id) : say(`${id}-of`, { name });
}
