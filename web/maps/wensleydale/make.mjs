// Makes the layouts of the Wensleydale maps anew: `node maps/wensleydale/make.mjs`, in the folder web.

import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { runnerImport } from "vite";

const here = (name) => new URL(name, import.meta.url).pathname;
const { module: layouts } = await runnerImport(here("layout.ts"));
const { module: boards } = await runnerImport(here("../trans/read_board.ts"));
const folder = here("../../src/games/wensleydale/map/layouts/");

mkdirSync(folder, { recursive: true });
for (const id of ["wensleydale", "nurnberg"]) {
  const written = `${layouts.writtenLayout(layouts.makeLayout(boards.readBoard(id)))}\n`;
  writeFileSync(`${folder}${id}.json`, written);
  console.log(`${id}: ${written.length} bytes, ${gzipSync(written).length} compressed`);
}
