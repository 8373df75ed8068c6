/** The Trans family, before anything of it is drawn. */

import type { Family } from "../../table/family.ts";
import { drawing } from "./drawing.ts";
import { specialCardRule, specialCardTitle } from "./special_cards.ts";

export const family: Family = {
  name: "trans",
  // Special cards are called by the titles of their rules.
  words: ["trans", "trans-rules"],
  firstGame: "trans-amerika",
  boards: {
    "trans-amerika": { minutes: 20, difficulty: 1 },
    "trans-europa": { minutes: 20, difficulty: 1 },
  },
  drawing,
  ruleBook: "trans-europa",
  seatArguments: ["receiver", "others"],
  sounds: { rail: /^(lay|place)$/, card: /^card(-own)?$/ },
  options: {
    rounds: {
      message: (rounds) =>
        rounds === 0 ? "choice-trans-until-target" : rounds === 1 ? "choice-trans-one-round" : undefined,
    },
    cards: { onlyWith: ["special_cards", "chosen"], message: specialCardTitle, explanation: specialCardRule },
    cards_at_once: { onlyWith: ["special_cards", "each-round"] },
  },
};
