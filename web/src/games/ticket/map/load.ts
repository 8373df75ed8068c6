/** Layouts and grounds come on their own, when a board is first shown. */

import type { Ground } from "../../../map/ground.ts";
import type { MapBoard } from "../wire.ts";
import type { TicketLayout } from "./layout.ts";

const PICTURES = "../../../../../src/stellwerk/games/ticket/pictures";
const LAYOUTS = import.meta.glob<TicketLayout>(
  "../../../../../src/stellwerk/games/ticket/pictures/layouts/*.json",
  { import: "default" },
);
const GROUNDS = import.meta.glob<Ground>(
  "../../../../../src/stellwerk/games/ticket/pictures/grounds/*.json",
  { import: "default" },
);

/** Where everything lies; a board that has no layout, or is somebody's own, is laid out plainly. */
export async function layoutOf(board: MapBoard, isOwn = false): Promise<TicketLayout> {
  const made = isOwn ? undefined : LAYOUTS[`${PICTURES}/layouts/${board.id}.json`];
  return made ? await made() : (await import("./plain_layout.ts")).plainLayout(board);
}

/** What lies under it; a board that has no ground, or is somebody's own, has plain paper. */
export async function groundOf(id: string, isOwn = false): Promise<Ground | null> {
  const made = isOwn ? undefined : GROUNDS[`${PICTURES}/grounds/${id}.json`];
  return made ? await made() : null;
}
