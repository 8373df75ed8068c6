/** A board as the server would answer it, as far as the map needs it. */

import { readBoardFile } from "../ticket/board_file.ts";

export function boardAsJson(id: string): string {
  const board = readBoardFile(id);
  const routes = board.routes.map(({ doubleOf, ...route }) => ({ ...route, double_of: doubleOf }));
  return JSON.stringify({ ...board, routes });
}
