/** A Vite plugin: `import "virtual:fonts.css"` brings our faces, each in small pieces. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { lettersOf, likelyCharacters } from "./characters.ts";
import { FACES } from "./faces.ts";
import { piecesOf, type Piece } from "./pieces.ts";
import { writeRange } from "./unicode_range.ts";

const require = createRequire(import.meta.url);
const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = fileURLToPath(new URL("../node_modules/.font-pieces", import.meta.url));
const NAME = "virtual:fonts.css";
const RESOLVED = `\0${NAME}`;

export function fontPieces(): Plugin {
  return {
    name: "font-pieces",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? styleSheet() : undefined),
    /** Whoever passes the fonts on has to pass on their licences. */
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "font-licences.txt", source: licences() });
    },
  };
}

async function styleSheet(): Promise<string> {
  const likely = likelyCharacters(REPOSITORY);
  const letters = lettersOf(likely);
  const pieces = await Promise.all(
    FACES.map((face) => piecesOf(face, face.isForNames ? letters : likely, FOLDER)),
  );
  return pieces.flat().map(rule).join("\n");
}

/** Browsers fetch a piece when a page shows one of its characters. */
export function rule({ face, file, characters }: Piece): string {
  return `@font-face {
  font-family: '${face.family}';
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${writeRange(characters)};
}`;
}

function licences(): string {
  const families = new Map(FACES.map(({ family, name }) => [family, name]));
  return [...families]
    .map(
      ([family, name]) =>
        `${family}\n\n${readFileSync(require.resolve(`@fontsource/${name}/LICENSE`), "utf8")}`,
    )
    .join("\n\n");
}
