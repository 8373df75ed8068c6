import { expect, it } from "vitest";

import { specialRules, type RuleBook } from "./book.ts";

const family = ["ticket-europe", "ticket-usa"];
const turn = { id: "TTR-TURN-1", decided: false, reported: false, boards: family, note: null };
const tunnel = { id: "TTR-TUNNEL-1", decided: false, reported: false, boards: ["ticket-europe"], note: null };
const book: RuleBook = {
  game: "ticket-europe",
  family: "ticket",
  sections: [
    { title: "rules-section-ticket-turn", rules: [turn] },
    { title: "rules-section-ticket-tunnel", rules: [tunnel] },
  ],
};

it("is special what not all boards of the family use", () => {
  expect(specialRules(book, family)).toEqual([tunnel]);
  expect(specialRules(book, ["ticket-europe"])).toEqual([]);
});
