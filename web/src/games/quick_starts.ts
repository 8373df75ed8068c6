/** The quick starts of the families that have one, fetched when somebody reads the rules. */

import type { QuickStart } from "../table/rules/quick_start.ts";

const QUICK_STARTS = import.meta.glob<QuickStart>("./*/quick_start/quick_start.ts", { import: "quickStart" });

/** The quick start of a family; none, where it is one of others. */
export async function quickStartOf(family: string): Promise<QuickStart | undefined> {
  return QUICK_STARTS[`./${family}/quick_start/quick_start.ts`]?.();
}
