import { describe, expect, it } from "vitest";

import { isFound, piecesOf, wordsOf } from "./search.ts";

describe("searching the rules", () => {
  it("finds words in any order, without minding case and accents", () => {
    const rule = [
      "Boarding a ferry",
      "You must play at least as many locomotives as it shows.",
      "TTR-FERRY-1",
    ];
    expect(isFound(wordsOf("locomotives FERRY"), rule)).toBe(true);
    expect(isFound(wordsOf("ttr-ferry"), rule)).toBe(true);
    expect(isFound(wordsOf("ferry tunnel"), rule)).toBe(false);
    expect(isFound(wordsOf("nurnberg"), ["Nürnberg und Fürth"])).toBe(true);
    expect(isFound(wordsOf("route's"), ["The route’s colour"])).toBe(true);
  });

  it("finds everything as long as nothing is asked", () => {
    expect(isFound(wordsOf("  "), ["anything"])).toBe(true);
    expect(piecesOf("anything", [])).toEqual([{ text: "anything", isFound: false }]);
  });

  it("marks what was found as it is written", () => {
    expect(piecesOf("Von Fürth nach Nürnberg", wordsOf("furth nurn"))).toEqual([
      { text: "Von ", isFound: false },
      { text: "Fürth", isFound: true },
      { text: " nach ", isFound: false },
      { text: "Nürn", isFound: true },
      { text: "berg", isFound: false },
    ]);
  });
});
