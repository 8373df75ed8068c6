// Makes the grounds of the Trans maps anew: `node maps/trans/make.mjs`, in the folder web.

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { runnerImport } from "vite";

const here = (name) => new URL(name, import.meta.url).pathname;
const { module: ground } = await runnerImport(here("ground.ts"));
const { module: boards } = await runnerImport(here("read_board.ts"));

for (const id of ["trans-europa", "trans-amerika"]) {
  const written = `${JSON.stringify(ground.makeGround(boards.readBoard(id)), null, 1)}\n`;
  writeFileSync(here(`../../src/games/trans/map/ground/${id}.json`), written);
  console.log(`${id}: ${written.length} bytes, ${gzipSync(written).length} compressed`);
}
