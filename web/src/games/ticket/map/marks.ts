/** What is marked on the map: what can be claimed, what nearly, what not at all, what was last. */

import type { Prompt, SeenEvent } from "../../../api/frames.ts";
import type { CardKind } from "../../../theme/cards.ts";
import type { TicketBoard } from "../board.ts";
import type { Fit } from "./states.ts";
import { isClosed } from "../tickets/paths.ts";
import { inColour, targets } from "../hand/payments.ts";
import type { TicketView } from "../view.ts";
import { cardsMissing } from "../hand/wishes.ts";

/**
 * Every route the prompt offers: those that take the chosen colour glow, the others have an outline.
 * With no colour chosen, grey routes are the ones with an outline.
 */
export function fits(
  board: TicketBoard | undefined,
  prompt: Prompt | null,
  colour: CardKind | undefined,
): Record<string, Fit> {
  const marks: Record<string, Fit> = {};
  for (const [route, moves] of targets(prompt, "route")) {
    const isFitting = colour
      ? inColour(moves, colour).length > 0
      : board?.routes.get(route)?.color !== "gray";
    marks[route] = isFitting ? "fits" : "choice";
  }
  return marks;
}

/** Routes that only one card is missing for; a tint, nothing more. */
export function shortRoutes(
  board: TicketBoard,
  view: TicketView,
  seat: number | null,
  legal: Readonly<Record<string, Fit>>,
): string[] {
  const hand = view.you?.cards;
  if (!hand || seat === null) return [];
  const trains = view.seats[seat]?.trains ?? 0;
  return [...board.routes.values()]
    .filter(
      (route) =>
        !legal[route.id] &&
        view.routes[route.id] === undefined &&
        route.length <= trains &&
        !isClosed(board, view, seat, route) &&
        cardsMissing(board, route, hand) === 1,
    )
    .map(({ id }) => id);
}

/** Open tracks beside a claimed one that look closed to this seat. */
export function blockedRoutes(board: TicketBoard, view: TicketView, seat: number | null): string[] {
  return [...board.routes.values()]
    .filter((route) => view.routes[route.id] === undefined && isClosed(board, view, seat, route))
    .map(({ id }) => id);
}

/** The route or station that was built last. */
export function lastMove(events: readonly SeenEvent[]): { routes: string[]; city?: string } | null {
  const built = events
    .filter(({ message }) => /^event-ticket-(claim|tunnel-done|station)$/.test(message))
    .at(-1);
  if (!built) return null;
  const { route, city } = built.arguments;
  if (typeof city === "string") return { routes: [], city };
  return typeof route === "string" ? { routes: [route] } : null;
}
