/** What a game of the Wensleydale family adds to a table. */

import { isStaged } from "../../table/count/count.ts";
import type { TableModel, View } from "../../table/model.svelte.ts";
import type { FamilyParts } from "../../table/family_parts.ts";
import Counters from "./Counters.svelte";
import Final from "./count/Final.svelte";
import Hand from "./hand/Hand.svelte";
import Map from "./map/Map.svelte";
import { read } from "./readings.ts";
import { selectionOf } from "./selection.svelte.ts";
import Side from "./side/Side.svelte";
import { wensleydaleView } from "./view.ts";

/** The count goes on; nothing else shall tell how it ends. */
function isCounting(table: TableModel): boolean {
  return isStaged(table) && !selectionOf(table).isCounted;
}

/** When all is counted, sets, profit and tracks belong to the score, too. */
function score(view: View, seat: number, isCounting: boolean): number | undefined {
  const seen = wensleydaleView(view);
  const result = isCounting ? undefined : seen?.result;
  return result?.scores[seat]?.total ?? seen?.seats[seat]?.points;
}

export const parts: FamilyParts = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-wensleydale-tab",
  read,
  sideWidth: 412,
  handHeight: () => 104,
  score,
  isCounting,
};
