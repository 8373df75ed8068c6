import { describe, expect, it } from "vitest";

import type { Board } from "../../table/board.ts";
import { applies, differences, isDecided, sectionsOf } from "./book.ts";

const rules = { row_locomotive: "whole-turn", locomotives: "anywhere", second_track_from: 4 };
const usa: Board = {
  id: "ticket-usa",
  family: "ticket",
  title: "USA",
  stations: 0,
  countries: [],
  routes: [{ kind: "normal" }],
  ticket_sets: [{ globetrotter: 0 }],
  rules,
};
const europe: Board = {
  ...usa,
  id: "ticket-europe",
  title: "Europe",
  stations: 3,
  routes: [{ kind: "tunnel" }, { kind: "ferry" }],
};

describe("the rule book", () => {
  it("leaves out what a board does not use", () => {
    expect(applies("TTR-TUNNEL-1", usa)).toBe(false);
    expect(applies("TTR-TUNNEL-1", europe)).toBe(true);
    expect(applies("TTR-SETUP-8", usa)).toBe(true);
    expect(applies("TTR-SETUP-5", usa)).toBe(false);
  });

  it("keeps the order of sections and numbers, and skips gaps", () => {
    const known = ["COMP-1", "COMP-2", "TURN-1", "TUNNEL-1", "END-10", "END-2"];
    const exists = (message: string) => known.some((id) => message === `rule-TTR-${id}-title`);
    expect(sectionsOf(usa, exists)).toEqual([
      { title: "rules-section-ticket-components", rules: ["TTR-COMP-1", "TTR-COMP-2"] },
      { title: "rules-section-ticket-turn", rules: ["TTR-TURN-1"] },
      { title: "rules-section-ticket-end", rules: ["TTR-END-2", "TTR-END-10"] },
    ]);
  });

  it("knows what is special about a board, and what we decided", () => {
    const listed = ["TTR-TURN-1", "TTR-TUNNEL-1", "TTR-STATION-1"];
    expect(differences(europe, [usa, europe], listed)).toEqual(["TTR-TUNNEL-1", "TTR-STATION-1"]);
    expect(isDecided("TTR-TURN-2", "ticket")).toBe(true);
    expect(isDecided("TRANS-CARD-9", "trans")).toBe(false);
  });
});
