/** The Trans family, before anything of it is drawn. */

import type { Family } from "../../table/family.ts";
import { specialCardTitle } from "./special_cards.ts";

export const family: Family = {
  name: "trans",
  // Special cards are called by the titles of their rules.
  words: ["trans", "trans-rules"],
  ruleBook: "trans-europa",
  seatArguments: ["receiver", "others"],
  sounds: { rail: /^(lay|place)$/, card: /^card(-own)?$/ },
  options: {
    rounds: {
      message: (rounds) =>
        rounds === 0 ? "choice-trans-until-target" : rounds === 1 ? "choice-trans-one-round" : undefined,
    },
    cards: { onlyWith: ["special_cards", "chosen"], message: specialCardTitle },
    cards_at_once: { onlyWith: ["special_cards", "each-round"] },
  },
};
