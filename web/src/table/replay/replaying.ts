/** Small things about replays that need no page. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The address of one step, from a seat or as a spectator. */
export function pathOfStep(table: string, step: number, seat: number | null): string {
  const path = `/t/${encodeURIComponent(table)}/replay/${step}`;
  return seat === null ? path : `${path}?seat=${seat}`;
}
