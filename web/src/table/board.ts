/** Boards as the server describes them, as far as all families are alike. */

import { answer, withPairs } from "../api/client.ts";
import type { Schemas, Wire } from "../api/messages.ts";
import { api } from "../api/server.ts";

/** The board file of a game, as it lies on a table. */
export type LaidBoard<Own extends Wire = Wire> = Own["board"] & {
  /** Somebody's own: it is drawn plainly, even if it is called like a shipped one. */
  isOwn?: boolean;
};

const boards = new Map<string, Promise<LaidBoard>>();

/** Which board lies on a table: the shipped one of its game, or somebody's own by its hash. */
export interface Played {
  game: string;
  board?: string | null | undefined;
}

/** The board of a table; asked for once. */
export function boardOf({ game, board }: Played): Promise<LaidBoard> {
  const key = board ?? game;
  const known = boards.get(key);
  if (known) return known;
  const asked = board ? ownBoard(board) : shippedBoard(game);
  boards.set(key, asked);
  asked.catch(() => boards.delete(key));
  return asked;
}

async function shippedBoard(name: string): Promise<LaidBoard> {
  const found = answer(await api.GET("/api/games/{name}/board", { params: { path: { name } } }));
  return withPairs<Schemas["AnyBoard"]>(found);
}

async function ownBoard(board: string): Promise<LaidBoard> {
  const found = answer(await api.GET("/api/boards/{board}/board", { params: { path: { board } } }));
  return { ...withPairs<Schemas["AnyBoard"]>(found), isOwn: true };
}
