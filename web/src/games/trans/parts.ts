/** What a game of the Trans family adds to a table. */

import type { SeenEvent } from "../../api/messages.ts";
import { say } from "../../texts/texts.svelte.ts";
import type { FamilyParts } from "../../table/family_parts.ts";
import Counters from "./Counters.svelte";
import Final from "./count/Final.svelte";
import Hand from "./hand/Hand.svelte";
import Map from "./map/Map.svelte";
import { argumentWords } from "./argument_words.ts";
import { facts } from "./facts.ts";
import { selectionOf } from "./selection.svelte.ts";
import Side from "./side/Side.svelte";
import { specialCardTitle } from "./special_cards.ts";
import type { TransExplanation, TransMove, TransTable, TransView, TransWire } from "./wire.ts";

/** What a rail on a line costs in this round; what a special card is called. */
function note(view: TransView, move: TransMove): string {
  if (move.do === "agree") return say(specialCardTitle(move.card));
  if (move.do !== "lay") return "";
  return say("web-trans-cost", { cost: view.double_lines.includes(move.line) ? 2 : 1 });
}

/** The cards to agree on need more room than the cities of a hand. */
function handHeight({ prompt }: TransTable): number {
  return prompt?.moves.some((move) => move.do === "agree") ? 236 : 148;
}

/** Rails and markers are framed where they lie. */
function again(table: TransTable, events: readonly SeenEvent[]): (() => void) | undefined {
  const lines = events.flatMap(({ arguments: { line } }) => (typeof line === "string" ? [line] : []));
  const crossings = events.flatMap(({ arguments: values }) =>
    typeof values["crossing"] === "string" ? [values["crossing"]] : [],
  );
  if (lines.length + crossings.length === 0) return undefined;
  const seat = events[0]?.seat ?? null;
  return () => (selectionOf(table).again = { seat, lines, crossings });
}

/** The rails that a bot still wants are drawn, with the cities they lead to. */
function light(table: TransTable, { plan }: TransExplanation, seat: number, move?: TransMove): () => void {
  const selection = selectionOf(table);
  const mine = { lines: plan?.lines ?? [], cities: plan?.cities ?? [] };
  const first = {
    seat,
    lines: move?.do === "lay" ? [move.line] : [],
    crossings: move?.do === "place" ? [move.crossing] : [],
  };
  selection.planned = mine;
  if (move) selection.again = first;
  return () => {
    if (selection.planned === mine) selection.planned = undefined;
    if (selection.again === first) selection.again = undefined;
  };
}

export const parts: FamilyParts<TransWire> = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-trans-tab",
  argumentWords,
  facts,
  handHeight,
  note,
  isHalted: (table) => selectionOf(table).counting !== undefined,
  lastEntryShown: (table) => selectionOf(table).lastEntryShown,
  again,
  leaveAgain: (table) => (selectionOf(table).again = undefined),
  light,
};
