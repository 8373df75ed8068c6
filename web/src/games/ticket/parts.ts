/** What a game of the Ticket to Ride family adds to a table. */

import { isStaged } from "../../table/count/count.ts";
import type { TableModel, View } from "../../table/model.svelte.ts";
import type { FamilyParts } from "../../table/family_parts.ts";
import Counters from "./Counters.svelte";
import Final from "./count/Final.svelte";
import Hand from "./hand/Hand.svelte";
import Map from "./map/Map.svelte";
import { read } from "./readings.ts";
import { selectionOf } from "./selection.svelte.ts";
import Side from "./tickets/Side.svelte";
import { ticketView } from "./view.ts";

/** The count goes on, or a tunnel is dug; nothing else shall tell how it ends. */
function isCounting(table: TableModel): boolean {
  const { isCounted, isRevealing } = selectionOf(table);
  return isRevealing || (isStaged(table) && !isCounted);
}

/** When all is counted, tickets and bonuses belong to the score, too. */
function score(view: View, seat: number, isCounting: boolean): number | undefined {
  const seen = ticketView(view);
  const result = isCounting ? undefined : seen?.result;
  return result?.scores[seat]?.total ?? seen?.seats[seat]?.points;
}

/** A colour or a station is chosen: where to, the map says. */
function needsMap(table: TableModel): boolean {
  const selection = selectionOf(table);
  return selection.colour !== undefined || selection.wantsStation;
}

export const parts: FamilyParts = {
  Map,
  Hand,
  Side,
  Counters,
  Final,
  sideLabel: "web-ticket-tickets",
  read,
  handHeight: () => 152,
  score,
  isCounting,
  needsMap,
};
