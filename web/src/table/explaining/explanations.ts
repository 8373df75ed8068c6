/** Why bots move as they do: who may ask, and what they answer. */

import { answer } from "../../api/client.ts";
import type { Explanation } from "../../api/messages.ts";
import { api } from "../../api/server.ts";
import { texts } from "../../texts/texts.svelte.ts";
import { visitor } from "../../visitor/me.svelte.ts";
import type { TableModel } from "../model.svelte.ts";

/** Whether the moves of a seat are explained here and now: a bot's, where it is no secret any more. */
export function isExplained(table: TableModel, seat: number | null): seat is number {
  const place = seat === null ? undefined : table.table?.seats[seat];
  const isOpen = table.isReplay || table.over || table.table?.explanations === true;
  return place?.kind === "bot" && isOpen && visitor.me !== undefined;
}

/** Why the bot made the move that is this entry, with the words to say it. */
export async function explanationOf(table: TableModel, number: number): Promise<Explanation> {
  const params = { path: { table_id: table.id, number } };
  const found = answer(await api.GET("/api/tables/{table_id}/explanations/{number}", { params }));
  const family = table.table?.family ?? "";
  await Promise.all([texts.also("reasons"), texts.also(`${family}-reasons`)]);
  return found.explanation;
}
