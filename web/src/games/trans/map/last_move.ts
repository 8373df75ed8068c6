/** The rails and markers that came with the last turn. */

import type { LastMove } from "./position.ts";
import type { TransEvent } from "../wire.ts";

/** What the player did who built last in this round. */
export function lastMove(events: readonly TransEvent[]): LastMove | undefined {
  let last: { seat: number | null; lines: string[]; crossings: string[] } | undefined;
  for (const event of [...events].reverse()) {
    if (event.message === "event-trans-round") break;
    if (event.message === "event-trans-place") {
      return last ?? { seat: event.seat, lines: [], crossings: [event.arguments.crossing] };
    }
    if (event.message !== "event-trans-lay") continue;
    if (last && last.seat !== event.seat) break;
    last ??= { seat: event.seat, lines: [], crossings: [] };
    last.lines.push(event.arguments.line);
  }
  return last;
}
