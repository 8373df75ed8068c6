/** What holds at a table, whatever is played there. */

export interface HouseRules {
  visibility: "invited" | "open";
  start: "full" | "host";
  spectators: boolean;
  /** Seconds a bot waits before it moves. */
  pause: number;
  /** Whether bots explain their moves during the match. */
  explanations: "alone" | "always" | "never";
  /** Whether people may ask for hints. */
  hints: "alone" | "always" | "never";
}

/** As the server is told; without a wish, where one person plays against bots. */
export function explanationsWish({ explanations }: HouseRules): { explanations?: boolean } {
  return explanations === "alone" ? {} : { explanations: explanations === "always" };
}

/** Likewise. */
export function hintsWish({ hints }: HouseRules): { hints?: boolean } {
  return hints === "alone" ? {} : { hints: hints === "always" };
}

export function usualHouse(): HouseRules {
  return {
    visibility: "invited",
    start: "full",
    spectators: true,
    pause: 0.8,
    explanations: "alone",
    hints: "alone",
  };
}
