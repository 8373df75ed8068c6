/** A face in pieces: the likely characters in small files, all others in files that few pages need. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import subsetFont from "subset-font";

import type { Face } from "./faces.ts";
import { readRange, writeRange, type Characters } from "./unicode_range.ts";

export interface Piece {
  face: Face;
  /** Where the file lies. */
  file: string;
  characters: Characters;
}

const require = createRequire(import.meta.url);
const SCRIPTS = ["latin", "latin-ext"];
const SPACE = 0x20;
const FEATURES = ["kern", "liga", "lnum", "tnum"];

/** The files of a face, made where they are not in the folder yet. */
export async function piecesOf(face: Face, likely: Characters, folder: string): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const covered = new Set<number>();
  const ranges = require(`@fontsource/${face.name}/unicode.json`) as Record<string, string>;
  for (const script of SCRIPTS) {
    const source = require.resolve(
      `@fontsource/${face.name}/files/${face.name}-${script}-${face.weight}-${face.style}.woff2`,
    );
    const here = [...readRange(ranges[script] ?? "")].filter((code) => code >= SPACE && !covered.has(code));
    for (const code of here) covered.add(code);
    for (const characters of divided(here, likely)) {
      pieces.push({ face, characters, file: await made(source, face, characters, folder) });
    }
  }
  return pieces;
}

/** The likely ones and the others; a part without characters is left out. */
export function divided(codes: readonly number[], likely: Characters): Characters[] {
  const parts = [codes.filter((code) => likely.has(code)), codes.filter((code) => !likely.has(code))];
  return parts.filter((part) => part.length > 0).map((part) => new Set(part));
}

/** Named after what it is made from, so that it is made only once. */
async function made(source: string, face: Face, characters: Characters, folder: string): Promise<string> {
  const font = readFileSync(source);
  const key = createHash("sha256").update(font).update(writeRange(characters)).update(FEATURES.join());
  const name = `${face.name}-${face.weight}-${face.style}-${key.digest("hex").slice(0, 8)}.woff2`;
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const text = [...characters].map((code) => String.fromCodePoint(code)).join("");
  // Hints weigh a third of the file, and only old screens look at them.
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
  const small = await subsetFont(font, text, options);
  mkdirSync(folder, { recursive: true });
  // Another build may look at the same time: it must never see half a file.
  writeFileSync(`${file}.${process.pid}`, small);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
