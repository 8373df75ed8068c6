/** Compresses what was built, once and thoroughly, so that the server only has to hand it over. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

/** Fonts and pictures are compressed already. */
const TEXTS = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);
const SQUEEZED = {
  ".br": (plain: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ".gz": (plain: Buffer): Promise<Buffer> => promisify(gzip)(plain, { level: 9 }),
};

export function squeezedFiles(): Plugin {
  return {
    name: "squeezed-files",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => TEXTS.has(extname(file))).map((file) => squeeze(join(dir, file))),
      );
    },
  };
}

async function squeeze(file: string): Promise<void> {
  const plain = await readFile(file);
  await Promise.all(
    Object.entries(SQUEEZED).map(async ([ending, squeezed]) =>
      writeFile(file + ending, await squeezed(plain)),
    ),
  );
}
