/** The Ticket to Ride family, before anything of it is drawn. */

import type { Family } from "../../table/family.ts";
import { drawing } from "./drawing.ts";

export const family: Family = {
  name: "ticket",
  words: ["ticket"],
  // The base game is the best one to begin with.
  firstGame: "ticket-usa",
  boards: {
    "ticket-usa": { minutes: 25, difficulty: 1 },
    "ticket-europe": { minutes: 35, difficulty: 2 },
    "ticket-switzerland": { minutes: 25, difficulty: 2 },
  },
  hasLongTitles: true,
  drawing,
  ruleBook: "ticket-europe",
  seatArguments: [],
  sounds: {
    rail: /^(claim|tunnel-done|station)$/,
    card: /^(draw|draw-blind|draw-tickets|keep)(-own)?$/,
  },
};
