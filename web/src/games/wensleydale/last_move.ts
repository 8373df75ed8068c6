/** The tracks that came with the last line. */

import type { SeenEvent } from "../../api/frames.ts";
import { borderBetween, borderIds, type WensleydaleBoard } from "./board.ts";

/** The borders of the line that was built last in this turn, as long as nothing else happened. */
export function lastTracks(board: WensleydaleBoard, events: readonly SeenEvent[]): string[] {
  const borders: string[] = [];
  for (const { message, arguments: values } of [...events].reverse()) {
    if (message === "event-wensleydale-start") return borders;
    if (/^event-wensleydale-(turn|bid|buy|carry|scored|no-line)$/.test(message)) return borders;
    if (message !== "event-wensleydale-track") continue;
    const border = borderBetween(board, String(values["from"]), String(values["to"]));
    if (border) borders.push(...borderIds([border]));
  }
  return borders;
}
