/** Making a table and going there. */

import { answer } from "../api/client.ts";
import type { components } from "../api/schema.ts";
import { router } from "../visitor/router.svelte.ts";
import { api } from "../api/server.ts";
import { rememberInvitation } from "../table/waiting/invitation.ts";
import { rememberGame, type Game } from "./catalogue.svelte.ts";
import { comeIn } from "./entrance.ts";

export type NewTable = components["schemas"]["NewTable"];

/** Two bots make a lively first match. */
const BOTS = 2;

/** Make this table, as the person with this name if we are nobody yet, and go there. */
export async function makeTable(wishes: NewTable, typedName = ""): Promise<void> {
  await comeIn(typedName);
  const { table, invitation } = answer(await api.POST("/api/tables", { body: wishes }));
  rememberGame(wishes.game);
  rememberInvitation(table.id, invitation.url);
  router.go(`/t/${table.id}`);
}

/** A table for me and the strongest bots, which starts at once. */
export function tableAgainstBots(game: Pick<Game, "name" | "players">): NewTable {
  const bots = Math.min(BOTS, game.players[1] - 1);
  const wish = { kind: "bot" } as const;
  return { game: game.name, seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => wish)] };
}
