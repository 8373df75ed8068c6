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
const FILES = import.meta.glob<string>("../../../src/stellwerk/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
});
/** The rule books are large and the terminal has words of its own; pages ask for them. */
const LATER = /\/(terminal|[a-z]+-rules)\.ftl$/;

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | undefined>();
  #loaded = new Map<string, Promise<FluentBundle>>();
  #read = new Set<string>();
  /** Counts what was added to a bundle, so that whoever has formatted already looks again. */
  #version = $state(0);

  /** Read the chosen language, or the browser's; call once before the first page. */
  async begin(): Promise<void> {
    await this.choose(storedLanguage() ?? browserLanguage());
  }

  /** Change the language at once, and remember it. */
  async choose(language: Language): Promise<void> {
    const bundle = await this.#load(language);
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
    localStorage.setItem(STORED, language);
  }

  /** Also read a large file, such as "ticket-rules", in the present language. */
  async also(file: string): Promise<void> {
    const path = Object.keys(FILES).find((each) => each.endsWith(`/${this.language}/${file}.ftl`));
    const read = path === undefined ? undefined : FILES[path];
    if (path === undefined || read === undefined || this.#read.has(path)) return;
    const bundle = await this.#load(this.language);
    this.#read.add(path);
    bundle.addResource(new FluentResource(await read()));
    this.#version += 1;
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

  #load(language: Language): Promise<FluentBundle> {
    const loading = this.#loaded.get(language) ?? readBundle(language);
    this.#loaded.set(language, loading);
    return loading;
  }
}

async function readBundle(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(FILES).filter(
    ([path]) => path.includes(`/${language}/`) && !LATER.test(path),
  );
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
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
