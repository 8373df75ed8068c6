/** Hints: asked for step by step, with the words they are told in. */

import { answer } from "../../api/client.ts";
import type { Hint, Reason } from "../../api/messages.ts";
import { api } from "../../api/server.ts";
import { texts } from "../../texts/texts.svelte.ts";
import type { LiveModel } from "../live_model.svelte.ts";

/** Where to look, what kind of move, the move. */
export const LAST_STEP = 3;

/** As much of a hint for my question as I want to be told. */
export async function askHint(table: LiveModel, seat: number, step: number): Promise<Hint> {
  const params = { path: { table_id: table.id, seat } };
  const family = table.table?.family ?? "";
  const words = [texts.also("hints"), texts.also(`${family}-hints`)];
  const body = { position: table.number, step };
  const hint = answer(await api.POST("/api/tables/{table_id}/seats/{seat}/hints", { params, body }));
  await Promise.all(words);
  return hint;
}

/** What a bot would say of its own move, said to whoever might make it. */
export function toYou(reason: Reason): Reason {
  return { ...reason, message: reason.message.replace(/^why-/, "hint-") };
}
