/** Layouts and grounds come on their own, when a board is first shown. */

import type { Ground } from "../../../map/ground.ts";
import { shapesOf } from "../../shapes.ts";
import type { MapBoard } from "../wire.ts";
import type { TicketLayout } from "./layout.ts";

/** Where everything lies; a board that has no layout, or is somebody's own, is laid out plainly. */
export async function layoutOf(board: MapBoard, isOwn = false): Promise<TicketLayout> {
  const drawn = isOwn ? undefined : await shapesOf("ticket", "layouts", board.id);
  if (drawn !== undefined) return drawn as TicketLayout;
  return (await import("./plain_layout.ts")).plainLayout(board);
}

/** What lies under it; a board that has no ground, or is somebody's own, has plain paper. */
export async function groundOf(id: string, isOwn = false): Promise<Ground | null> {
  const drawn = isOwn ? undefined : await shapesOf("ticket", "grounds", id);
  return (drawn ?? null) as Ground | null;
}
