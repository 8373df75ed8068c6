/** The count at the end of a match: shown step by step to those who have just played it. */

import { prefersReducedMotion } from "svelte/motion";

import type { Result } from "../../api/messages.ts";
import type { TableModel } from "../model.svelte.ts";

/** Whether the match has ended before our eyes; others have seen the count, or want no show. */
export function isStaged(table: TableModel): boolean {
  return table.over && !table.isReplay && table.fresh.length > 0 && !prefersReducedMotion.current;
}

interface CountedView {
  result: Result | null;
  seats: readonly { points: number }[];
}

/** The number in a player's row: the points so far, and when all is counted everything else, too. */
export function scoreOf(
  { result, seats }: CountedView,
  seat: number,
  isCounting: boolean,
): number | undefined {
  const counted = isCounting ? undefined : result;
  return counted?.scores[seat]?.total ?? seats[seat]?.points;
}
