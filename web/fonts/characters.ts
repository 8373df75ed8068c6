/** The characters that a page is likely to show, so that their letters come first. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Characters } from "./unicode_range.ts";

/** Everything people read: our texts in all languages, and the names on the boards. */
const READ = ["src/stellwerk/texts", "src/stellwerk/games"];
const WRITTEN = /\.(ftl|toml)$/;
/** Names of people, and signs that the pages themselves set. */
const USUAL = "\u00a0áéíóúàèìòùâêîôûäëïöüçñåøæœß‘’‚“”„«»‹›…–—·•×−°€";
const OF_NAMES = /[\p{Letter} .'’-]/u;
const PRINTABLE = [0x20, 0x7e] as const;

export function likelyCharacters(repository: string): Characters {
  const folders = READ.map((folder) => join(repository, folder));
  return charactersOf(folders.flatMap(writtenIn).join("") + USUAL);
}

/** Those of a text, printable ASCII, and their capitals: some labels are set in capitals. */
export function charactersOf(text: string): Characters {
  const [first, last] = PRINTABLE;
  const plain = Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
  const codes = [...plain.join(""), ...text, ...text.toUpperCase()].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return new Set(codes.filter((code) => code >= first));
}

/** Those of them that names of places are made of. */
export function lettersOf(characters: Characters): Characters {
  return new Set([...characters].filter((code) => OF_NAMES.test(String.fromCodePoint(code))));
}

function writtenIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => WRITTEN.test(file)).map((file) => readFileSync(join(folder, file), "utf8"));
}
