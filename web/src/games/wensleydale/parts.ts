/** What a game of the Wensleydale family adds to a table. */

import type { SeenEvent } from "../../api/messages.ts";
import { isStaged, scoreOf } from "../../table/count/count.ts";
import type { FamilyParts } from "../../table/family_parts.ts";
import Counters from "./Counters.svelte";
import Final from "./count/Final.svelte";
import Hand from "./hand/Hand.svelte";
import Map from "./map/Map.svelte";
import { argumentWords } from "./argument_words.ts";
import { facts } from "./facts.ts";
import { selectionOf } from "./selection.svelte.ts";
import Side from "./side/Side.svelte";
import type { WensleydaleExplanation, WensleydaleTable, WensleydaleWire } from "./wire.ts";

/** Pixels, where what is asked lies in the hand itself. */
const HAND_HEIGHTS: Readonly<Record<string, number>> = { bid: 190, stake: 190, trains: 180, board: 220 };

/** The count goes on; nothing else shall tell how it ends. */
function isCounting(table: WensleydaleTable): boolean {
  return isStaged(table) && !selectionOf(table).isCounted;
}

/** Areas are lit where they lie. */
function again(table: WensleydaleTable, events: readonly SeenEvent[]): (() => void) | undefined {
  const named = events.flatMap(({ arguments: values }) => [values["area"], values["from"], values["to"]]);
  const areas = named.filter((area) => typeof area === "string");
  if (areas.length === 0) return undefined;
  return () => (selectionOf(table).hotAreas = [...new Set(areas)]);
}

/** The areas of the line that a bot plans are framed. */
function light(table: WensleydaleTable, { plan }: WensleydaleExplanation): () => void {
  const selection = selectionOf(table);
  const mine = [...(plan?.line ?? []), ...(plan?.areas ?? [])];
  selection.hotAreas = mine;
  return () => {
    if (selection.hotAreas === mine) selection.hotAreas = [];
  };
}

export const parts: FamilyParts<WensleydaleWire> = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-wensleydale-tab",
  argumentWords,
  facts,
  sideWidth: 412,
  handHeight: ({ prompt }) => HAND_HEIGHTS[prompt?.kind ?? ""] ?? 104,
  score: scoreOf,
  isCounting,
  again,
  leaveAgain: (table) => (selectionOf(table).hotAreas = []),
  light,
};
