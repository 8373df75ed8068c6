/** The rails and markers that came with the last turn. */

import type { SeenEvent } from "../../../api/frames.ts";
import type { LastMove } from "./position.ts";

/** What the player did who built last in this round. */
export function lastMove(events: readonly SeenEvent[]): LastMove | undefined {
  let last: { seat: number | null; lines: string[]; crossings: string[] } | undefined;
  for (const { message, seat, arguments: values } of [...events].reverse()) {
    if (message === "event-trans-round") break;
    const line = message === "event-trans-lay" ? values["line"] : undefined;
    const crossing = message === "event-trans-place" ? values["crossing"] : undefined;
    if (typeof line !== "string" && typeof crossing !== "string") continue;
    if (last && (last.seat !== seat || typeof crossing === "string")) break;
    last ??= { seat, lines: [], crossings: [] };
    if (typeof line === "string") last.lines.push(line);
    if (typeof crossing === "string") {
      last.crossings.push(crossing);
      break;
    }
  }
  return last;
}
