/** Makes the grounds of the Trans maps anew: `node maps/run.mjs maps/trans/make_grounds.ts`. */

import { writeFileSync } from "node:fs";

import type { MapBoard } from "../../src/games/trans/wire.ts";
import { makeGround } from "./ground.ts";
import { readBoard } from "./read_board.ts";

const FOLDER = new URL("../../../src/stellwerk/games/trans/pictures/grounds/", import.meta.url);

export function main(): void {
  for (const id of ["trans-europa", "trans-amerika"]) {
    const ground = makeGround(readBoard(id) as MapBoard);
    writeFileSync(new URL(`${id}.json`, FOLDER), `${JSON.stringify(ground, null, 1)}\n`);
  }
}
