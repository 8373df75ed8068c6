/** Making a table and going there. */

import { answer } from "../api/client.ts";
import type { components } from "../api/schema.ts";
import { router } from "../visitor/router.svelte.ts";
import { api } from "../api/server.ts";
import { rememberInvitation } from "../table/waiting/invitation.ts";
import { rememberGame, type Game } from "./catalogue.svelte.ts";
import { comeIn } from "./entrance.ts";
import { lastLevel, rememberLevel } from "./lobby/levels.ts";
import { wishFor } from "./lobby/seats.ts";

export type NewTable = components["schemas"]["NewTable"];

/** Two bots make a lively first match. */
export const BOTS = 2;

/** Make this table, as the person with this name if we are nobody yet, and go there. */
export async function makeTable(wishes: NewTable, typedName = ""): Promise<void> {
  await comeIn(typedName);
  const { table, invitation } = answer(await api.POST("/api/tables", { body: wishes }));
  rememberGame(wishes.game);
  rememberLevel(wishes.seats);
  rememberInvitation(table.id, invitation.url);
  router.go(`/t/${table.id}`);
}

/** A table for me and bots of the level I played against last, which starts at once. */
export function tableAgainstBots(game: Pick<Game, "name" | "players" | "levels">): NewTable {
  const bots = Math.min(BOTS, game.players[1] - 1);
  const wish = wishFor({ kind: "bot", name: "", bot: lastLevel(game) });
  return { game: game.name, seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => wish)] };
}
