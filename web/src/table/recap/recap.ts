/** What the others did since my last turn, told by player. */

import type { SeenEvent } from "../../api/messages.ts";

const TABLE_EVENTS: ReadonlySet<string> = new Set(["event-stand-in", "event-return"]);

/** Something that was done once, or several times in a row. */
export interface Deed {
  event: SeenEvent;
  times: number;
}

export interface Recap {
  seat: number;
  deeds: Deed[];
  /** The points that the deeds brought, as far as they were told. */
  points: number;
}

/**
 * Every other seat that did something after my last decision, in the order in which they began.
 *
 * @param told what an event says in words: events that say the same are told once
 */
export function recapFor(
  events: readonly SeenEvent[],
  mine: number,
  inWords: (event: SeenEvent) => string,
): Recap[] {
  const standing = withoutUndone(events);
  const last = lastDecision(standing, mine);
  const later = standing.filter(({ number }) => number > last);
  const recaps = new Map<number, Recap>();
  for (const event of later) {
    if (event.seat === null || event.seat === mine) continue;
    const recap = recaps.get(event.seat) ?? { seat: event.seat, deeds: [], points: 0 };
    recaps.set(event.seat, recap);
    const before = recap.deeds.at(-1);
    if (before && inWords(before.event) === inWords(event)) before.times += 1;
    else recap.deeds.push({ event, times: 1 });
    recap.points += pointsOf(event);
  }
  return [...recaps.values()];
}

/** Moves that were taken back have not happened, nor have the answers to them. */
function withoutUndone(events: readonly SeenEvent[]): SeenEvent[] {
  const undone = new Set<unknown>();
  for (const { message, arguments: values } of events) {
    if (message !== "event-undone") continue;
    const answers = Array.isArray(values["answers"]) ? values["answers"] : [];
    for (const number of [values["number"], ...answers]) undone.add(number);
  }
  return events.filter(({ number, message }) => message !== "event-undone" && !undone.has(number));
}

/** The last entry of a seat, or 0; an entry belongs to who made it first. What the table says is no entry of its own. */
export function lastDecision(events: readonly SeenEvent[], mine: number): number {
  let last = 0;
  let entry = 0;
  for (const { number, seat, message } of events) {
    if (seat === null || number === entry || TABLE_EVENTS.has(message)) continue;
    entry = number;
    if (seat === mine) last = number;
  }
  return last;
}

function pointsOf({ arguments: values }: SeenEvent): number {
  return typeof values["points"] === "number" ? values["points"] : 0;
}
