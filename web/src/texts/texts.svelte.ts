/** The words people read: the same Fluent files as in the terminal, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
};

const STORED = "stellwerk.language";
/** The words of all pages, of what boards assume, of each family of games, and of its rules; some bring others along. */
const FILES = import.meta.glob<string>(
  ["../../../src/stellwerk/texts/*/*.ftl", "!../../../src/stellwerk/texts/*/{server,terminal,web-*}.ftl"],
  { query: "?words", import: "default" },
);

/** A language as far as it was read. */
interface Shelf {
  bundle: FluentBundle;
  parts: Map<string, Promise<void>>;
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | undefined>();
  #shelves = new Map<Language, Shelf>();
  #wanted = new Set(["web"]);
  /** Counts what was added to a bundle, so that whoever has formatted already looks again. */
  #version = $state(0);

  /** Read the chosen language, or the browser's; call once before the first page. */
  async begin(): Promise<void> {
    await this.choose(storedLanguage() ?? browserLanguage());
  }

  /** Change the language at once, and remember it. */
  async choose(language: Language): Promise<void> {
    let [bundle, known] = [await this.#read(language, this.#wanted), 0];
    while (known < this.#wanted.size) {
      known = this.#wanted.size;
      bundle = await this.#read(language, this.#wanted); // more may have been asked for meanwhile
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
    localStorage.setItem(STORED, language);
  }

  /** Also read the words of a family, "ticket", or of its rules, "ticket-rules"; in every language from now on. */
  async also(part: string): Promise<void> {
    this.#wanted.add(part);
    await this.#read(this.language, [part]);
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#version >= 0 && (this.#bundle?.hasMessage(id) ?? false);
  }

  /** A message; its id, if the language lacks it. */
  say(id: string, variables: Arguments = {}): string {
    const pattern = this.has(id) ? this.#bundle?.getMessage(id)?.value : undefined;
    if (!pattern || !this.#bundle) return id;
    return this.#bundle.formatPattern(pattern, variables, []);
  }

  /** A language with these parts at least. */
  async #read(language: Language, parts: Iterable<string>): Promise<FluentBundle> {
    const shelf = this.#shelves.get(language) ?? emptyShelf(language);
    this.#shelves.set(language, shelf);
    await Promise.all([...parts].map((part) => this.#fill(shelf, language, part)));
    return shelf.bundle;
  }

  #fill({ bundle, parts }: Shelf, language: Language, part: string): Promise<void> {
    const reading =
      parts.get(part) ??
      readText(language, part).then((text) => {
        bundle.addResource(new FluentResource(text));
        this.#version += 1;
      });
    parts.set(part, reading);
    // What did not come may come when it is asked for again.
    reading.catch(() => parts.delete(part));
    return reading;
  }
}

function emptyShelf(language: Language): Shelf {
  return { bundle: new FluentBundle(language, { useIsolating: false }), parts: new Map() };
}

async function readText(language: Language, part: string): Promise<string> {
  const read = FILES[`../../../src/stellwerk/texts/${language}/${part}.ftl`];
  return read ? read() : wordsOfOthers(language, part);
}

/** A family from another package brings its words along, those of its rules with them. */
async function wordsOfOthers(language: Language, part: string): Promise<string> {
  if (/-(rules|lessons|hints)$/.test(part)) return "";
  const answer = await fetch(`/api/families/${encodeURIComponent(part)}/texts?lang=${language}`);
  if (!answer.ok) throw new Error(`There are no words of ${part} in ${language}.`);
  return ((await answer.json()) as { fluent: string }).fluent;
}

function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem(STORED);
  return LANGUAGES.find((language) => language === stored);
}

function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const texts = new Texts();

/** A message in the reader's language. */
export function say(id: string, variables: Arguments = {}): string {
  return texts.say(id, variables);
}
