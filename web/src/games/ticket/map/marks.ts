/** What is marked on the map: what can be claimed, what nearly, what not at all, what was last. */

import type { TicketBoard } from "../board.ts";
import type { Fit } from "./states.ts";
import { inColour, targets } from "../hand/payments.ts";
import type { CardKind, TicketEvent, TicketPrompt } from "../wire.ts";

/**
 * Every route the prompt offers: those that take the chosen colour glow, the others have an outline.
 * With no colour chosen, grey routes are the ones with an outline.
 */
export function fits(
  board: TicketBoard | undefined,
  prompt: TicketPrompt | null,
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

/** The route or station that was built last. */
export function lastMove(events: readonly TicketEvent[]): { routes: string[]; city?: string } | null {
  for (const event of [...events].reverse()) {
    switch (event.message) {
      case "event-ticket-station":
        return { routes: [], city: event.arguments.city };
      case "event-ticket-claim":
      case "event-ticket-tunnel-done":
        return { routes: [event.arguments.route] };
    }
  }
  return null;
}
