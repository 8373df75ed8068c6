/** What a spectator is told about the cities in the hands. */

import type { SeatView } from "../wire.ts";

/** Which text says how many of them lie open. */
export function secretText(seats: readonly Pick<SeatView, "colours" | "revealed">[]): string {
  const open = seats.filter(({ revealed }) => revealed.length > 0);
  if (open.length === 0) return "web-trans-secret";
  const isAllOpen = seats.every(({ colours, revealed }) => revealed.length === colours.length);
  return isAllOpen ? "web-trans-all-open" : "web-trans-secret-some";
}
