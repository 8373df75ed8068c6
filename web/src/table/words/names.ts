/** What the people and bots at a table are called. */

import type { Seat } from "../../api/messages.ts";
import { say, texts } from "../../texts/texts.svelte.ts";

/** A name for every seat; bots of the same kind are numbered, so that no two are alike. */
export function namesOf(seats: readonly Seat[]): string[] {
  const plain = seats.map(nameOf);
  return plain.map((name, seat) => {
    if (seats[seat]?.kind !== "bot") return name;
    const same = plain.filter((other) => other === name).length;
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return same > 1 ? `${name} ${before + 1}` : name;
  });
}

/** A bot in words: "Planner". */
export function botName(bot: string): string {
  return texts.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

function nameOf(seat: Seat): string {
  // Who plays along in a lesson has a name of their own.
  const isNamed = seat.name !== null && seat.name !== seat.bot;
  if (seat.kind === "bot" && !isNamed) return botName(seat.bot ?? seat.name ?? "");
  return seat.name ?? say("table-open-seat", { number: seat.number + 1 });
}
