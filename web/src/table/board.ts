/** Boards as the server describes them, as far as all families are alike. */

import { answer } from "../api/client.ts";
import { api } from "../server.ts";

/** The board file of a game as JSON; each family reads its own parts. */
export type Board = Record<string, unknown> & { id: string; family: Family; title: string };
export type Family = "ticket" | "trans" | "wensleydale";

const boards = new Map<string, Promise<Board>>();

/** The board of a game; asked for once. */
export function boardOf(game: string): Promise<Board> {
  const known = boards.get(game);
  if (known) return known;
  const asked = api
    .GET("/api/games/{name}/board", { params: { path: { name: game } } })
    .then((result) => answer(result) as unknown as Board);
  boards.set(game, asked);
  asked.catch(() => boards.delete(game));
  return asked;
}
