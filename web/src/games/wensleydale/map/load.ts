/** Layouts come on their own, when a board is first shown; a board of somebody's own is laid out plainly. */

import type { Layout } from "./layout.ts";
import type { MapBoard } from "../wire.ts";

const layouts: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  wensleydale: () =>
    import("../../../../../src/stellwerk/games/wensleydale/pictures/layouts/wensleydale.json"),
  nurnberg: () => import("../../../../../src/stellwerk/games/wensleydale/pictures/layouts/nurnberg.json"),
};

export async function layoutOf(board: MapBoard): Promise<Layout> {
  const made = board.isOwn ? undefined : layouts[board.id];
  if (made) return (await made()).default as Layout;
  return (await import("./plain_layout.ts")).plainLayout(board);
}
