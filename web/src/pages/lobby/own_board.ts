/** A board of one's own for a new table. */

import { answer, withPairs } from "../../api/client.ts";
import type { components } from "../../api/schema.ts";
import { api } from "../../api/server.ts";
import type { Game } from "../catalogue.svelte.ts";
import { comeIn } from "../entrance.ts";

export interface OwnBoard {
  /** What the file is called on this device. */
  file: string;
  hash: string;
  game: Game;
}

/** Let the server check a file and keep it; refused with every line that is wrong. */
export async function bringBoard(file: File): Promise<OwnBoard> {
  const text = await file.text();
  await comeIn();
  const body: components["schemas"]["NewBoard"] = { text };
  const { hash, game } = answer(await api.POST("/api/boards", { body }));
  return { file: file.name, hash, game: withPairs<Game>(game) };
}
