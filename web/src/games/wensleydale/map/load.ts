/** Layouts come on their own, when a board is first shown; a board that has none is laid out plainly. */

import { shapesOf } from "../../shapes.ts";
import type { MapBoard } from "../wire.ts";
import type { Layout } from "./layout.ts";

export async function layoutOf(board: MapBoard): Promise<Layout> {
  const drawn = board.isOwn ? undefined : await shapesOf("wensleydale", "layouts", board.id);
  if (drawn !== undefined) return drawn as Layout;
  return (await import("./plain_layout.ts")).plainLayout(board);
}
