/** The ten phases of a turn: which one it is now. */

import type { WensleydaleView } from "../wire.ts";

export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const NUMBER = {
  bid: 3,
  stake: 3,
  build: 5,
  line: 5,
  pay: 5,
  chain: 5,
  trains: 6,
  board: 6,
  "take-over": 9,
  sale: 9,
  over: 10,
} as const;

/** The number of the phase; a payment belongs to what is paid for. */
export function phaseOf({ phase, paying_for }: Pick<WensleydaleView, "phase" | "paying_for">): number {
  return phase === "pay" && paying_for !== "track" ? NUMBER.trains : NUMBER[phase];
}
