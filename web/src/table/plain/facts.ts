/** What is read of the view of a family that nobody has drawn, beside what its own words name. */

import type { FactReading } from "../text_mode/facts.ts";

export const plainFacts: FactReading = {
  table: ["round", "turns", "deck"],
  seat: ["points", "cards"],
  mine: ["cards"],
  fields: { cards: "cards" },
};
