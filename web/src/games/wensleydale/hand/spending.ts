/** What a line has cost so far, read from what its builder had before and has now. */

import { INFLUENCES, pointsOn } from "../view.ts";
import type { Influence, Unit, WensleydaleView } from "../wire.ts";

export interface Means {
  seat: number;
  turn: number;
  held: Record<Unit, number>;
}

/** What a seat can pay with. */
export function meansOf(view: WensleydaleView, seat: number): Means {
  const points = (colour: Influence) => pointsOn(view, colour, seat);
  const held = {
    cube: view.seats[seat]?.hand ?? 0,
    white: points("white"),
    brown: points("brown"),
    red: points("red"),
    green: points("green"),
  };
  return { seat, turn: view.turn, held };
}

/** What was paid in between, unit by unit. */
export function spentSince(before: Means | undefined, view: WensleydaleView): [Unit, number][] | undefined {
  if (view.in_turn === null || before?.seat !== view.in_turn || before.turn !== view.turn) return undefined;
  const now = meansOf(view, view.in_turn).held;
  const units: Unit[] = ["cube", ...INFLUENCES];
  return units
    .map((unit): [Unit, number] => [unit, before.held[unit] - now[unit]])
    .filter(([, number]) => number > 0);
}
