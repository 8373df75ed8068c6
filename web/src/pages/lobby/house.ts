/** What holds at a table, whatever is played there. */

export interface HouseRules {
  visibility: "invited" | "open";
  start: "full" | "host";
  spectators: boolean;
  /** Seconds a bot waits before it moves. */
  pause: number;
}

export function usualHouse(): HouseRules {
  return { visibility: "invited", start: "full", spectators: true, pause: 0.8 };
}
