/** What is expected of whom, in one line. */

import { say, texts } from "../../texts/texts.svelte.ts";
import { resultOf } from "../any_view.ts";
import type { FamilyParts } from "../family_parts.ts";
import type { TableModel } from "../model.svelte.ts";
import type { Speaker } from "../words/speaker.ts";

export interface Status {
  /** The seat the line is about, if it is one. */
  seat: number | undefined;
  /** Said first, in bold. */
  lead: string;
  text: string;
  /** I am asked. */
  isMine: boolean;
}

/** Why nobody is asked anything yet. */
export interface Pause {
  /** Something is being shown step by step, and its end is not told. */
  isCounting?: boolean;
  /** A count is read first. */
  isHalted?: boolean;
}

/** What the parts of a family show first, before the table goes on. */
export function pauseOf({ isCounting, isHalted }: FamilyParts, table: TableModel): Pause {
  return { isCounting: isCounting?.(table) ?? false, isHalted: isHalted?.(table) ?? false };
}

/** The seats that have to decide now. */
export function pendingSeats(table: TableModel): number[] {
  const seen = table.view?.["pending"];
  if (Array.isArray(seen)) return seen.filter((seat) => typeof seat === "number");
  return table.table?.pending ?? [];
}

/** The line for a table on which a match is played or over. */
export function statusOf(
  table: TableModel,
  speaker: Speaker,
  { isCounting = false, isHalted = false }: Pause = {},
): Status {
  if (table.over) {
    const text = isCounting ? say("status-over") : outcome(table);
    return { seat: undefined, lead: "", text, isMine: false };
  }
  // Not even whose turn it is: after a tunnel that tells whether it cost more.
  if (isCounting) return { seat: undefined, lead: "", text: say("status-moment"), isMine: false };
  if (isHalted && !table.isReplay) {
    return { seat: undefined, lead: "", text: say("status-halted"), isMine: false };
  }
  if (table.prompt) return asked(table, speaker);
  if (table.isReplay) return replayed(table, speaker);
  const pending = pendingSeats(table);
  const mine = table.seat !== null && table.mySeats.includes(table.seat);
  const isStoodIn = table.table?.seats[table.seat ?? -1]?.stand_in != null;
  // A question that is answered elsewhere, such as that of a puzzle.
  if (mine && !isStoodIn && pending.length === 1 && pending[0] === table.seat) {
    return { seat: table.seat, lead: say("status-your-turn"), text: "", isMine: true };
  }
  const lead = mine ? "" : say("status-watching");
  return {
    seat: pending.length === 1 ? pending[0] : undefined,
    lead,
    text: awaited(table, pending),
    isMine: false,
  };
}

/** Several names in a row: "Ada, Ben and Cleo". */
export function listOfNames(names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

/** Who has won, by the table's result or the view's. */
export function winnersOf(table: TableModel): number[] {
  return resultOf(table)?.winners ?? [];
}

function asked(table: TableModel, speaker: Speaker): Status {
  const prompt = table.prompt;
  if (!prompt) return { seat: undefined, lead: "", text: "", isMine: false };
  const isShared = table.mySeats.length > 1;
  // Some questions begin with "Your turn" themselves.
  const lead = prompt.kind === "turn" ? "" : say("status-your-turn");
  return {
    seat: prompt.seat,
    lead: isShared ? say("status-turn-of", { name: table.names[prompt.seat] ?? "" }) : lead,
    text: speaker.prompt(prompt),
    isMine: true,
  };
}

/** What was done at this step of a replay; where nothing is told of it, who had to decide then. */
function replayed(table: TableModel, speaker: Speaker): Status {
  const ofThisEntry = table.events.filter(({ number }) => number === table.number);
  const event = ofThisEntry.find(({ seat }) => seat !== null) ?? ofThisEntry[0];
  if (event) {
    return { seat: event.seat ?? undefined, lead: "", text: speaker.event(event), isMine: false };
  }
  const pending = pendingSeats(table);
  const names = listOfNames(pending.map((seat) => table.names[seat] ?? ""));
  const text = say("status-decides", { names, number: pending.length });
  return { seat: pending.length === 1 ? pending[0] : undefined, lead: "", text, isMine: false };
}

function awaited(table: TableModel, pending: readonly number[]): string {
  const names = pending.map((seat) => table.names[seat] ?? "");
  if (names.length === 0) return say("status-moment");
  const seats = table.table?.seats ?? [];
  const isThinking = pending.every((number) => {
    const seat = seats[number];
    return seat?.kind === "bot" || seat?.stand_in != null;
  });
  const id = isThinking ? "status-thinking" : "status-awaited";
  return say(id, { names: listOfNames(names), number: names.length });
}

function outcome(table: TableModel): string {
  const winners = winnersOf(table).map((seat) => table.names[seat] ?? "");
  if (winners.length === 0) return say("status-over");
  return say("status-won", { names: listOfNames(winners), number: winners.length });
}
