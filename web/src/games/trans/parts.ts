/** What a game of the Trans family adds to a table. */

import type { FamilyParts } from "../families.ts";
import Counters from "./Counters.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import Map from "./Map.svelte";
import { read } from "./readings.ts";
import Side from "./Side.svelte";

export const parts: FamilyParts = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-trans-tab",
  read,
  seatArguments: ["receiver", "others"],
  handHeight: 148,
};
