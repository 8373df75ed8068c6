/** Layouts come on their own, when a board is first shown; a board that has none is laid out plainly. */

import type { Layout } from "./layout.ts";
import type { MapBoard } from "../wire.ts";

const FOLDER = "../../../../../src/stellwerk/games/wensleydale/pictures/layouts";
const LAYOUTS = import.meta.glob<Layout>(
  "../../../../../src/stellwerk/games/wensleydale/pictures/layouts/*.json",
  { import: "default" },
);

export async function layoutOf(board: MapBoard): Promise<Layout> {
  const made = board.isOwn ? undefined : LAYOUTS[`${FOLDER}/${board.id}.json`];
  return made ? await made() : (await import("./plain_layout.ts")).plainLayout(board);
}
