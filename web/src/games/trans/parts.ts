/** What a game of the Trans family adds to a table. */

import type { Move } from "../../api/frames.ts";
import type { TableModel, View } from "../../table/model.svelte.ts";
import { say } from "../../texts/texts.svelte.ts";
import type { FamilyParts } from "../../table/family_parts.ts";
import Counters from "./Counters.svelte";
import Final from "./count/Final.svelte";
import Hand from "./hand/Hand.svelte";
import Map from "./map/Map.svelte";
import { read } from "./readings.ts";
import Side from "./side/Side.svelte";
import { specialCardTitle } from "./special_cards.ts";
import { transView } from "./view.ts";

/** What a rail on a line costs in this round; what a special card is called. */
function note(view: View, { line, card }: Move): string {
  if (typeof card === "number") return say(specialCardTitle(card));
  if (typeof line !== "string") return "";
  return say("web-trans-cost", { cost: transView(view)?.double_lines.includes(line) ? 2 : 1 });
}

/** The cards to agree on need more room than the cities of a hand. */
function handHeight({ prompt }: TableModel): number {
  return prompt?.moves.some((move) => move.do === "agree") ? 236 : 148;
}

export const parts: FamilyParts = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-trans-tab",
  read,
  handHeight,
  note,
};
