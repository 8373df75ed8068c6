/** Layouts and grounds come on their own, when a board is first shown. */

import type { Ground } from "../../../map/ground.ts";
import type { MapBoard } from "../wire.ts";
import type { TicketLayout } from "./layout.ts";

type TicketBoardId = "ticket-europe" | "ticket-usa" | "ticket-switzerland";

const LAYOUTS: Record<TicketBoardId, () => Promise<{ default: unknown }>> = {
  "ticket-europe": () =>
    import("../../../../../src/stellwerk/games/ticket/pictures/layouts/ticket-europe.json"),
  "ticket-usa": () => import("../../../../../src/stellwerk/games/ticket/pictures/layouts/ticket-usa.json"),
  "ticket-switzerland": () =>
    import("../../../../../src/stellwerk/games/ticket/pictures/layouts/ticket-switzerland.json"),
};

const GROUNDS: Record<TicketBoardId, () => Promise<{ default: unknown }>> = {
  "ticket-europe": () =>
    import("../../../../../src/stellwerk/games/ticket/pictures/grounds/ticket-europe.json"),
  "ticket-usa": () => import("../../../../../src/stellwerk/games/ticket/pictures/grounds/ticket-usa.json"),
  "ticket-switzerland": () =>
    import("../../../../../src/stellwerk/games/ticket/pictures/grounds/ticket-switzerland.json"),
};

function isTicketBoardId(id: string): id is TicketBoardId {
  return id in LAYOUTS;
}

/** Where everything lies; a board of somebody's own, whatever it is called, is laid out plainly. */
export async function layoutOf(board: MapBoard, isOwn = false): Promise<TicketLayout> {
  if (!isOwn && isTicketBoardId(board.id)) return (await LAYOUTS[board.id]()).default as TicketLayout;
  return (await import("./plain_layout.ts")).plainLayout(board);
}

/** What lies under it; a board of somebody's own has plain paper. */
export async function groundOf(id: string, isOwn = false): Promise<Ground | null> {
  return !isOwn && isTicketBoardId(id) ? ((await GROUNDS[id]()).default as Ground) : null;
}
