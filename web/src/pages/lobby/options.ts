/** The options of a game in words, and which of them are worth sending. */

import { familyOf } from "../../games/families.ts";
import { say, texts } from "../../texts/texts.svelte.ts";
import type { Game, Option, Setting } from "../catalogue.svelte.ts";

export type Settings = Record<string, Setting>;

/** What an option may be for so many players, and what it is without a word. */
export function offered(option: Option, players: number): { choices: Setting[]; default: Setting } {
  return option.by_players[String(players)] ?? option;
}

/** Every option as it stands: what was chosen, or the usual where that is not offered any more. */
export function settingsFor(game: Game, chosen: Settings, players: number): Settings {
  const value = (option: Option): Setting => {
    const mine = chosen[option.name];
    const { choices, default: usual } = offered(option, players);
    return mine !== undefined && (option.several || choices.includes(mine)) ? mine : usual;
  };
  return Object.fromEntries(game.options.map((option) => [option.name, value(option)]));
}

/** The options that mean something with these settings; a box that could not be ticked does not. */
export function shownOptions(game: Game, settings: Settings): Option[] {
  const words = familyOf(game.family).options ?? {};
  return game.options.filter((option) => {
    const condition = words[option.name]?.onlyWith;
    if (condition && settings[condition[0]] !== condition[1]) return false;
    return !isSwitch(option) || offeredChoices(game, settings, option).length > 1;
  });
}

/** A box to tick. */
export function isSwitch(option: Option): boolean {
  return option.choices.length === 2 && option.choices.every((choice) => typeof choice === "boolean");
}

/** Those choices of an option that go together with everything else as it stands. */
export function offeredChoices(
  game: Game,
  settings: Settings,
  option: Option,
  choices: readonly Setting[] = option.choices,
): Setting[] {
  return choices.filter((choice) => {
    const chosen: Settings = { ...settings, [option.name]: choice };
    return !game.clashes.some(
      (clash) =>
        option.name in clash && Object.entries(clash).every(([name, value]) => chosen[name] === value),
    );
  });
}

/** Only what differs from the usual, and only what means something. */
export function changedSettings(game: Game, chosen: Settings, players: number): Settings {
  const settings = settingsFor(game, chosen, players);
  const changed = shownOptions(game, settings).filter(
    (option) => settings[option.name] !== offered(option, players).default,
  );
  return Object.fromEntries(changed.map(({ name }) => [name, settings[name] as Setting]));
}

/** Several numbers are one word for the server: "4,18". */
export function chosenOf(value: Setting | undefined): string[] {
  return String(value ?? "")
    .split(",")
    .filter(Boolean);
}

export function withChosen(option: Option, value: Setting | undefined, choice: Setting, on: boolean): string {
  const chosen = new Set(chosenOf(value));
  if (on) chosen.add(String(choice));
  else chosen.delete(String(choice));
  return option.choices
    .map(String)
    .filter((each) => chosen.has(each))
    .join(",");
}

export function optionText(option: Option): string {
  return texts.has(option.label) ? say(option.label) : option.label_text || option.name;
}

/** What an option is about, in a sentence; empty if there is nothing to say. */
export function optionHow({ label }: Option): string {
  return texts.has(`${label}-how`) ? say(`${label}-how`) : "";
}

/** What a choice means, in a sentence; empty if there is nothing to say. */
export function choiceHow(game: Game, option: Option, choice: Setting): string {
  const own = familyOf(game.family).options?.[option.name]?.explanation?.(choice);
  const ids = own ? [own] : namesOfChoice(game, option, choice).map((name) => `${name}-how`);
  const id = ids.find((each) => texts.has(each));
  return id === undefined ? "" : say(id);
}

/** Messages that may name a choice. */
function namesOfChoice({ family }: Game, option: Option, choice: Setting): string[] {
  const named = familyOf(family).options?.[option.name]?.message?.(choice);
  return [...(named ? [named] : []), `choice-${family}-${String(choice)}`, `lobby-choice-${String(choice)}`];
}

/** A choice in words: "Classic", "Seat 2", the title of a special card. */
export function choiceText(game: Game, option: Option, choice: Setting): string {
  if (option.name === "first_seat" && typeof choice === "number") {
    return say("lobby-seat", { number: choice + 1 });
  }
  const id = namesOfChoice(game, option, choice).find((each) => texts.has(each));
  return id === undefined ? (option.choice_texts[option.choices.indexOf(choice)] ?? String(choice)) : say(id);
}
