/** The count at the end of a match: shown step by step to those who have just played it. */

import { prefersReducedMotion } from "svelte/motion";

import type { TableModel } from "../model.svelte.ts";

/** Whether the match has ended before our eyes; others have seen the count, or want no show. */
export function isStaged(table: TableModel): boolean {
  return table.over && !table.isReplay && table.fresh.length > 0 && !prefersReducedMotion.current;
}
