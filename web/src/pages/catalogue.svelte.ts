/** What can be played here: asked for once, then known to all pages. */

import { answer } from "../api/client.ts";
import type { components } from "../api/schema.ts";
import { api } from "../api/server.ts";
import { say, texts } from "../texts/texts.svelte.ts";

export type Game = components["schemas"]["GameDescription"];
export type Option = components["schemas"]["OptionDescription"];
export type Setting = Option["default"];

/** Those of the home page come in this order, and before those of others. */
const FAMILIES = ["ticket", "trans", "wensleydale"];
/** The board that stands first in its family. */
const FIRST = ["ticket-europe", "trans-amerika", "wensleydale"];
const STORED = "stellwerk.game";

class Catalogue {
  games = $state.raw<Game[]>([]);
  #asked: Promise<void> | undefined;

  /** Fetch it, if that has not been done; may be called by every page. */
  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  get(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** All families that can be played here. */
  get families(): string[] {
    return [...new Set([...FAMILIES, ...this.games.map(({ family }) => family)])];
  }

  family(family: string): Game[] {
    const first = (game: Game) => (FIRST.includes(game.name) ? 0 : 1);
    return this.games.filter((game) => game.family === family).sort((a, b) => first(a) - first(b));
  }

  async #fetch(): Promise<void> {
    try {
      const query = { lang: texts.language };
      const { games } = answer(await api.GET("/api/catalogue", { params: { query } }));
      // Only the client's types forget that `players` is a pair.
      this.games = games as Game[];
    } catch (failure) {
      this.#asked = undefined;
      throw failure;
    }
  }
}

export const catalogue = new Catalogue();

/** The game that was played last on this device, or the one most people begin with. */
export function lastGame(): string {
  const stored = localStorage.getItem(STORED);
  return stored && catalogue.get(stored) ? stored : "ticket-europe";
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
