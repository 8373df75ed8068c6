/** How long people may think: what a form holds, and what the server is asked for. */

import type { NewTable } from "../new_tables.ts";

export const CLOCKS = ["none", "turn", "total", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];
export type ClockRule = NonNullable<NewTable["clock"]>;

/** Everything the four kinds of clocks need, in the units people think in. */
export interface ClockChoice {
  kind: ClockKind;
  turnSeconds: number;
  totalMinutes: number;
  incrementSeconds: number;
  days: number;
  opens: number;
  closes: number;
  timezone: string;
}

export function usualClock(): ClockChoice {
  return {
    kind: "none",
    turnSeconds: 90,
    totalMinutes: 20,
    incrementSeconds: 10,
    days: 2,
    opens: 8,
    closes: 22,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

export function clockFor(choice: ClockChoice): ClockRule {
  switch (choice.kind) {
    case "none":
      return { kind: "none" };
    case "turn":
      return { kind: "turn", seconds: choice.turnSeconds };
    case "total":
      return {
        kind: "total",
        seconds: Math.round(choice.totalMinutes * 60),
        increment: choice.incrementSeconds,
      };
    case "days": {
      const { days, opens, closes, timezone } = choice;
      return { kind: "days", days, opens, closes, timezone };
    }
  }
}

/** Names of time zones, as far as this browser knows them. */
export function timezones(mine: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set([mine, "UTC", ...known])];
}
