/** How strong bots are: the levels of a game, and the one that was played against last. */

import type { Game } from "../catalogue.svelte.ts";
import type { NewTable } from "../new_tables.ts";

const STORED = "stellwerk.level";

/** The level to begin with: the last one on this device, or the easiest; none if there are no levels. */
export function lastLevel({ levels }: Pick<Game, "levels">): string {
  const stored = localStorage.getItem(STORED);
  return levels.find((level) => level === stored) ?? levels[0] ?? "";
}

/** Keep in mind how strong the first bot is that somebody wished for. */
export function rememberLevel(seats: NewTable["seats"]): void {
  const bot = seats.map((seat) => (seat.kind === "bot" ? seat.bot : undefined)).find(Boolean);
  if (bot) localStorage.setItem(STORED, bot);
}

/** Bots that are no level: those the levels grew out of, and those of other packages. */
export function otherBots({ bots, levels }: Pick<Game, "bots" | "levels">): string[] {
  return bots.filter((bot) => !levels.includes(bot));
}
