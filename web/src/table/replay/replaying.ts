/** Small things about replays that need no page. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How the address says that a match is seen as a spectator, by somebody who has played in it. */
const NOBODY = "none";

/** The address of one step, from a seat or as a spectator; mine is the seat that needs no words. */
export function pathOfStep(table: string, step: number, seat: number | null, mine: number | null): string {
  const path = `/t/${encodeURIComponent(table)}/replay/${step}`;
  if (seat === null) return mine === null ? path : `${path}?seat=${NOBODY}`;
  return `${path}?seat=${seat}`;
}

/** The seat an address asks for; without a word, mine. */
export function seatAsked(search: string, mine: number | null): number | null {
  const asked = new URLSearchParams(search).get("seat");
  if (asked === NOBODY) return null;
  return asked !== null && /^\d$/.test(asked) ? Number(asked) : mine;
}
