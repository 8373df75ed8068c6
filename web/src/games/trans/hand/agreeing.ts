/** Agreeing on the special card of a round. */

import type { Move } from "../../../api/frames.ts";

/** The cards that may be named, by their numbers. */
export function agreeable(moves: readonly Move[]): number[] {
  return moves.flatMap(({ do: what, card }) => (what === "agree" && typeof card === "number" ? [card] : []));
}

/** What a spectator is told about the cities in the hands: which text, by the cards in force. */
export function secretText(cards: readonly number[]): string {
  if (cards.includes(19)) return "web-trans-all-open";
  return cards.some((card) => card >= 10 && card <= 12) ? "web-trans-secret-some" : "web-trans-secret";
}
