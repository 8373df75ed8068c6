import { describe, expect, it } from "vitest";

import type { Game, Option } from "../catalogue.svelte.ts";
import { changedSettings, choiceText, chosenOf, shownOptions, usualSettings, withChosen } from "./options.ts";

const option = (name: string, choices: Option["choices"], usual: Option["default"], several = false): Option => ({
  name,
  choices,
  default: usual,
  label: `option-trans-${name}`,
  several,
  label_text: name,
  choice_texts: choices.map(String),
});

const cards = option("cards", [1, 2, 3, 4], "", true);
const first = option("first_seat", ["random", 0, 1], "random");
const game: Game = {
  name: "trans-amerika",
  rules: [1],
  title: "Trans Amerika",
  family: "trans",
  players: [2, 6],
  options: [option("special_cards", ["off", "each-round", "chosen"], "off"), cards, first],
  bots: ["random"],
  sources: [],
  assumed: [],
  assumptions: [],
};

describe("options of a game", () => {
  it("are shown only where they mean something", () => {
    const usual = usualSettings(game);
    expect(shownOptions(game, usual).map(({ name }) => name)).toEqual(["special_cards", "first_seat"]);
    const chosen = { ...usual, special_cards: "chosen" };
    expect(shownOptions(game, chosen).map(({ name }) => name)).toContain("cards");
  });

  it("are sent only where they differ from the usual", () => {
    expect(changedSettings(game, usualSettings(game))).toEqual({});
    expect(changedSettings(game, { special_cards: "off", cards: "3", first_seat: 1 })).toEqual({ first_seat: 1 });
    expect(changedSettings(game, { special_cards: "chosen", cards: "3", first_seat: "random" })).toEqual({
      special_cards: "chosen",
      cards: "3",
    });
  });

  it("list several choices in the order of the game", () => {
    expect(chosenOf("")).toEqual([]);
    expect(withChosen(cards, "4", 2, true)).toBe("2,4");
    expect(withChosen(cards, "2,4", 4, false)).toBe("2");
  });

  it("have words, or at least what the server says", () => {
    // No language is loaded here, so words stand as the ids of their messages.
    expect(choiceText(game, first, 1)).toBe("lobby-seat");
    expect(choiceText(game, first, "random")).toBe("random");
  });
});
