/** Agreeing on the special card of a round. */

import type { TransMove } from "../wire.ts";

/** The cards that may be named, by their numbers. */
export function agreeable(moves: readonly TransMove[]): number[] {
  return moves.flatMap((move) => (move.do === "agree" ? [move.card] : []));
}
