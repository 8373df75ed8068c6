/** How long people may think at a table, in a few words. */

import type { Table } from "../../api/messages.ts";
import { say } from "../../texts/texts.svelte.ts";

/** More than that is said in minutes. */
const MOST_SECONDS = 120;

/** What a table's clock allows: "90 seconds for each decision". */
export function clockWords(clock: Table["clock"]): string {
  switch (clock.kind) {
    case "none":
      return say("clock-rule-none");
    case "turn":
      return say("clock-rule-turn", { time: time(clock.seconds) });
    case "total":
      return say("clock-rule-total", { time: time(clock.seconds) });
    case "days":
      return say("clock-rule-days", { days: clock.days });
  }
}

function time(seconds: number): string {
  if (seconds < MOST_SECONDS) return say("clock-rule-seconds", { number: seconds });
  return say("clock-rule-minutes", { number: Math.round(seconds / 60) });
}
