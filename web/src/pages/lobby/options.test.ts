import { describe, expect, it } from "vitest";

import type { Game, Option } from "../catalogue.svelte.ts";
import {
  changedSettings,
  choiceText,
  chosenOf,
  offered,
  offeredChoices,
  settingsFor,
  shownOptions,
  withChosen,
} from "./options.ts";

const option = (
  name: string,
  choices: Option["choices"],
  usual: Option["default"],
  several = false,
): Option => ({
  name,
  choices,
  default: usual,
  label: `option-trans-${name}`,
  several,
  by_players: {},
  label_text: name,
  choice_texts: choices.map(String),
});

const cards = option("cards", [1, 2, 3, 4], "", true);
const first = {
  ...option("first_seat", ["random", 0, 1, 2], "random"),
  by_players: { 2: { choices: ["random", 0, 1], default: "random" } },
};
const side = {
  ...option("side", ["3-4", "2-3"], "3-4"),
  by_players: { 2: { choices: ["2-3"], default: "2-3" }, 4: { choices: ["3-4"], default: "3-4" } },
};
const game: Game = {
  name: "trans-amerika",
  rules: [1],
  title: "Trans Amerika",
  family: "trans",
  players: [2, 6],
  options: [option("special_cards", ["off", "each-round", "chosen"], "off"), cards, first],
  clashes: [],
  bots: ["random"],
  levels: [],
  usual_bot: "random",
  sources: [],
  assumed: [],
  assumptions: [],
  lesson: null,
};

describe("options of a game", () => {
  it("are shown only where they mean something", () => {
    const usual = settingsFor(game, {}, 2);
    expect(shownOptions(game, usual).map(({ name }) => name)).toEqual(["special_cards", "first_seat"]);
    const chosen = { ...usual, special_cards: "chosen" };
    expect(shownOptions(game, chosen).map(({ name }) => name)).toContain("cards");
  });

  it("are sent only where they differ from the usual", () => {
    expect(changedSettings(game, {}, 2)).toEqual({});
    expect(changedSettings(game, { special_cards: "off", cards: "3", first_seat: 1 }, 2)).toEqual({
      first_seat: 1,
    });
    expect(changedSettings(game, { special_cards: "chosen", cards: "3", first_seat: "random" }, 2)).toEqual({
      special_cards: "chosen",
      cards: "3",
    });
  });

  it("offer only what goes with everything else that is chosen", () => {
    const tickets = option("tickets", ["classic", "1912", "big-cities"], "classic");
    const max = option("max", [false, true], false);
    const edition = option("edition", ["anniversary", "original"], "anniversary");
    const europe: Game = {
      ...game,
      name: "ticket-europe",
      family: "ticket",
      options: [tickets, max, edition],
      clashes: [
        { tickets: "1912", edition: "original" },
        { tickets: "big-cities", edition: "original" },
        { max: true, edition: "original" },
        { tickets: "big-cities", max: true },
      ],
    };
    const usual = settingsFor(europe, {}, 2);
    expect(offeredChoices(europe, usual, tickets)).toEqual(["classic", "1912", "big-cities"]);
    const original = { ...usual, edition: "original" };
    expect(offeredChoices(europe, original, tickets)).toEqual(["classic"]);
    expect(shownOptions(europe, original)).toEqual([tickets, edition]);
    expect(offeredChoices(europe, { ...usual, tickets: "1912" }, edition)).toEqual(["anniversary"]);
    expect(shownOptions(europe, { ...usual, tickets: "big-cities" })).toEqual([tickets, edition]);
  });

  it("follow the number of players, with what is usual for so many", () => {
    const dales: Game = { ...game, family: "wensleydale", options: [side, first] };
    expect([2, 3, 4].map((players) => settingsFor(dales, {}, players)["side"])).toEqual([
      "2-3",
      "3-4",
      "3-4",
    ]);
    expect(offered(side, 2).choices).toEqual(["2-3"]);
    expect(offered(first, 3).choices).toContain(2);
    // Chosen for three, not offered to four; nobody starts from a seat that has gone.
    expect(changedSettings(dales, { side: "2-3", first_seat: 2 }, 3)).toEqual({ side: "2-3", first_seat: 2 });
    expect(changedSettings(dales, { side: "2-3" }, 4)).toEqual({});
    expect(changedSettings(dales, { first_seat: 2 }, 2)).toEqual({});
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
