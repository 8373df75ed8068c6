/** The Wensleydale family, before anything of it is drawn. */

import type { Family } from "../../table/family.ts";

export const family: Family = {
  name: "wensleydale",
  words: ["wensleydale"],
  firstGame: "wensleydale",
  boards: {
    wensleydale: { minutes: 60, difficulty: 3 },
    nurnberg: { minutes: 60, difficulty: 3 },
  },
  ruleBook: "wensleydale",
  seatArguments: ["builders", "carriers", "order"],
  isOpen: true,
  sounds: { rail: /^(start|track)$/, card: /^(bid|buy|carry)(-own)?$/ },
};
