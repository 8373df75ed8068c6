/** Which moves are confirmed before they count: what the prompt says of them, and what this device wants. */

import type { Move, Prompt } from "../../api/messages.ts";
import type { Confirmed } from "../../visitor/choices.svelte.ts";
import { isSameMove } from "../selecting.ts";

/** Kinds of caution, as the game names them in a prompt. */
type Caution = "always" | "much" | "final";

const CONFIRMED: Readonly<Record<Confirmed, readonly Caution[]>> = {
  off: ["always"],
  much: ["always", "much"],
  final: ["always", "much", "final"],
  everything: ["always", "much", "final"],
};

/** Whether a move is confirmed first; one that the prompt does not list is for the server to refuse. */
export function needsConfirmation(prompt: Prompt | null, move: Move, confirmed: Confirmed): boolean {
  const place = prompt?.moves.findIndex((offered) => isSameMove(offered, move)) ?? -1;
  if (place < 0) return false;
  if (confirmed === "everything") return true;
  return CONFIRMED[confirmed].some((caution) => prompt?.cautions?.[caution]?.includes(place));
}
