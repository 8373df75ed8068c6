/** What can be played here: asked for once, then known to all pages. */

import { answer, withPairs } from "../api/client.ts";
import type { components } from "../api/schema.ts";
import { api } from "../api/server.ts";
import { familyOf, knownFamilies } from "../games/families.ts";
import { say, texts } from "../texts/texts.svelte.ts";

export type Game = components["schemas"]["GameDescription"];
export type Option = components["schemas"]["OptionDescription"];
export type Setting = Option["default"];

const STORED = "stellwerk.game";

class Catalogue {
  games = $state.raw<Game[]>([]);
  /** Whether the server has the documentation to read. */
  documentation = $state(false);
  #asked: Promise<void> | undefined;

  /** Fetch it, if that has not been done; may be called by every page. */
  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  get(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** All families that can be played here, those that these pages know first. */
  get families(): string[] {
    const known = knownFamilies().map(({ name }) => name);
    return [...new Set([...known, ...this.games.map(({ family }) => family)])];
  }

  /** The games of a family, its first one first. */
  family(family: string): Game[] {
    const { firstGame } = familyOf(family);
    const place = (game: Game) => (game.name === firstGame ? 0 : 1);
    return this.games.filter((game) => game.family === family).sort((a, b) => place(a) - place(b));
  }

  /** The game whose lesson teaches this one: its own, or that of another board of its family. */
  teaching(name: string): Game | undefined {
    const game = this.get(name);
    if (!game) return undefined;
    if (game.lesson) return game;
    return this.games.find(({ family, lesson }) => family === game.family && lesson);
  }

  async #fetch(): Promise<void> {
    try {
      const query = { lang: texts.language };
      const { games, documentation } = answer(await api.GET("/api/catalogue", { params: { query } }));
      this.games = withPairs<Game[]>(games);
      this.documentation = documentation;
    } catch (failure) {
      this.#asked = undefined;
      throw failure;
    }
  }
}

export const catalogue = new Catalogue();

/** The game most people begin with, and its family. */
export function firstGame(): { name: string; family: string } {
  const [family] = knownFamilies();
  return { name: family?.firstGame ?? "", family: family?.name ?? "" };
}

/** The game that was played last on this device, or the one most people begin with. */
export function lastGame(): string {
  const stored = localStorage.getItem(STORED);
  return stored && catalogue.get(stored) ? stored : firstGame().name;
}

export function rememberGame(name: string): void {
  localStorage.setItem(STORED, name);
}

/** A board in one word: "Europe". */
export function boardName(game: string): string {
  const id = `board-${game}`;
  return texts.has(id) ? say(id) : (catalogue.get(game)?.title ?? game);
}

/** The title of a game: "Ticket to Ride: Europe". */
export function gameTitle(game: string): string {
  return catalogue.get(game)?.title ?? boardName(game);
}
