/** The quick start of Ticket to Ride: the base game, and what each board adds to it. */

import type { QuickStart } from "../../../table/rules/quick_start.ts";
import Picture from "./Picture.svelte";

const BEGIN = ["ticket-goal", "ticket-draw", "ticket-claim"];
const END = ["ticket-tickets", "ticket-end"];
const OWN: Readonly<Record<string, readonly string[]>> = {
  "ticket-europe": ["ticket-jokers", "ticket-ferry", "ticket-tunnel", "ticket-station"],
  "ticket-switzerland": ["ticket-swiss-jokers", "ticket-tunnel", "ticket-countries"],
};

export const quickStart: QuickStart = {
  steps: (game) => [...BEGIN, ...(OWN[game] ?? ["ticket-jokers"]), ...END],
  Picture,
};
