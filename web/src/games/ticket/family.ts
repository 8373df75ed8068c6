/** The Ticket to Ride family, before anything of it is drawn. */

import type { Family } from "../../table/family.ts";

export const family: Family = {
  name: "ticket",
  words: ["ticket"],
  ruleBook: "ticket-europe",
  seatArguments: [],
  sounds: {
    rail: /^(claim|tunnel-done|station)$/,
    card: /^(draw|draw-blind|draw-tickets|keep)(-own)?$/,
  },
};
