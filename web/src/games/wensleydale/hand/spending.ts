/** What a line has cost so far, read from what its builder had before and has now. */

import { INFLUENCES, pointsOn, type Unit, type WensleydaleView } from "../view.ts";

export interface Means {
  seat: number;
  turn: number;
  held: Record<Unit, number>;
}

/** What a seat can pay with. */
export function meansOf(view: WensleydaleView, seat: number): Means {
  const points = INFLUENCES.map((colour) => [colour, pointsOn(view, colour, seat)] as const);
  const held = Object.fromEntries([["cube", view.seats[seat]?.hand ?? 0], ...points]);
  return { seat, turn: view.turn, held: held as Record<Unit, number> };
}

/** What was paid in between, unit by unit. */
export function spentSince(before: Means | undefined, view: WensleydaleView): [Unit, number][] | undefined {
  if (before?.seat !== view.in_turn || before.turn !== view.turn) return undefined;
  const now = meansOf(view, view.in_turn).held;
  const units: Unit[] = ["cube", ...INFLUENCES];
  return units
    .map((unit): [Unit, number] => [unit, before.held[unit] - now[unit]])
    .filter(([, number]) => number > 0);
}
