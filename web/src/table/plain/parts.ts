/** Parts that can play any game: what the view says as tables, and every move as a list. */

import type { FamilyParts } from "../family_parts.ts";
import PromptPanel from "../prompt/PromptPanel.svelte";
import PlainCounters from "./PlainCounters.svelte";
import PlainFinal from "./PlainFinal.svelte";
import PlainMap from "./PlainMap.svelte";
import PlainSide from "./PlainSide.svelte";
import { plainFacts } from "./facts.ts";
import { plainWords } from "./argument_words.ts";

export const plainParts: FamilyParts = {
  Map: PlainMap,
  Hand: PromptPanel,
  Side: PlainSide,
  Counters: PlainCounters,
  Final: PlainFinal,
  sideLabel: "table-hands",
  argumentWords: plainWords,
  facts: plainFacts,
  handHeight: () => 260,
};
