/** What lists say about tables: whose turn it is, who plays with me, how it ended. */

import type { Seat, Table } from "../api/messages.ts";
import { namesOf } from "../table/words/names.ts";
import { written } from "../table/words/numbers.ts";
import { listOfNames } from "../table/players/status.ts";
import { say } from "../texts/texts.svelte.ts";

/** Whether one of my seats is asked. */
export function isMyTurn(table: Table): boolean {
  return (
    table.status === "running" &&
    table.pending.some((number) => {
      const seat = table.seats[number];
      return seat?.mine && seat.stand_in === null;
    })
  );
}

/** Mine to move first, then the last changed. */
export function inOrder(tables: readonly Table[]): Table[] {
  const weight = (table: Table) => (isMyTurn(table) ? 0 : 1);
  return [...tables].sort((a, b) => weight(a) - weight(b) || b.changed_at - a.changed_at);
}

export function openSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

export function isSeated(table: Table): boolean {
  return table.seats.some((seat) => seat.mine);
}

/** Only bots play there. */
export function isOfBots(table: Table): boolean {
  return table.seats.every((seat) => seat.kind === "bot");
}

/** Who plays with me, or who plays at all: "with Anton and Ilse", "against 2 bots". */
export function whoPlays(table: Table): string {
  const names = namesOf(table.seats);
  const nameOf = (seat: Seat) => names[seat.number] ?? "";
  const others = table.seats.filter((seat) => !seat.mine);
  const people = others.filter((seat) => seat.kind === "person");
  const bots = others.filter((seat) => seat.kind === "bot").length;
  if (!isSeated(table)) return listOfNames(table.seats.filter(isTaken).map(nameOf));
  if (people.length === 0) {
    if (bots > 0) return say("tables-against-bots", { number: bots });
    const shared = table.seats.filter((seat) => seat.mine).map(nameOf);
    return shared.length > 1 ? listOfNames(shared) : "";
  }
  const listed = people.map(nameOf);
  if (bots > 0) listed.push(say("tables-bots", { number: bots }));
  return say("tables-with", { names: listOfNames(listed) });
}

function isTaken(seat: Seat): boolean {
  return seat.kind !== "open";
}

/** What is going on at a table, in a few words. */
export function situation(table: Table): string {
  if (table.status === "waiting") {
    const open = openSeats(table);
    return open > 0 ? say("tables-waiting", { number: open }) : say("tables-ready");
  }
  if (table.status === "over") return outcome(table);
  if (table.status === "closed") return say("tables-closed");
  if (table.status === "broken") return say("tables-broken");
  if (isMyTurn(table)) return say("tables-my-turn");
  const names = namesOf(table.seats);
  const asked = table.pending.map((seat) => names[seat] ?? "");
  return asked.length > 0 ? say("tables-turn-of", { names: listOfNames(asked) }) : say("tables-running");
}

/** Who won. */
export function outcome(table: Table): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return say("status-over");
  const isMine = winners.some((seat) => table.seats[seat]?.mine);
  if (isMine && winners.length === 1 && table.seats.filter((seat) => seat.mine).length === 1) {
    return say("tables-i-won");
  }
  const names = namesOf(table.seats);
  const listed = listOfNames(winners.map((seat) => names[seat] ?? ""));
  return say("tables-won", { names: listed, number: winners.length });
}

/** Everybody's points, the first first: "Ada (112) · Planner (98)"; empty before the end. */
export function scores(table: Table): string {
  const { result } = table;
  if (!result) return "";
  const names = namesOf(table.seats);
  const line = (seat: number) => `${names[seat] ?? ""} (${written(result.scores[seat]?.total ?? 0)})`;
  return result.ranking.map(line).join(" · ");
}

/** How I can be rid of a table: the words for it, and what I am asked before. */
export function wayOut(table: Table): { words: string; question: string } {
  if (table.status === "waiting") return { words: "matches-leave", question: "matches-leave-sure" };
  if (table.status !== "running") return { words: "matches-remove", question: "matches-remove-sure" };
  const isShared = table.seats.some((seat) => seat.kind === "person" && !seat.mine);
  const question = isShared ? "matches-give-up-others" : "matches-give-up-bots";
  return { words: "matches-give-up", question };
}
