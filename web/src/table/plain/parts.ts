/** Parts that can play any game: what the view says as tables, and every move as a list. */

import type { FamilyParts } from "../family_parts.ts";
import PromptPanel from "../PromptPanel.svelte";
import PlainCounters from "./PlainCounters.svelte";
import PlainFinal from "./PlainFinal.svelte";
import PlainMap from "./PlainMap.svelte";
import PlainSide from "./PlainSide.svelte";
import { plainReading } from "./reading.ts";

const SEAT_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  ticket: [],
  trans: ["receiver", "others"],
  wensleydale: ["builders", "carriers", "order"],
};

export function plainParts(family: string): FamilyParts {
  return {
    Map: PlainMap,
    Hand: PromptPanel,
    Side: PlainSide,
    Counters: PlainCounters,
    Final: PlainFinal,
    sideLabel: "table-hand",
    read: plainReading,
    seatArguments: SEAT_ARGUMENTS[family] ?? [],
    handHeight: () => 260,
    isOpen: family === "wensleydale",
  };
}
