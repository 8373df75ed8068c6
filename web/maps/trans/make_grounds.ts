/** Makes the grounds of Trans maps, of all or of one: node maps/run.mjs maps/trans/make_grounds.ts trans-europa */

import { writeFileSync } from "node:fs";

import type { MapBoard } from "../../src/games/trans/wire.ts";
import { boardsOf } from "../board_files.ts";
import { makeGround } from "./ground.ts";
import { readBoard } from "./read_board.ts";

const FOLDER = new URL("../../../src/stellwerk/games/trans/pictures/grounds/", import.meta.url);

export function main(ids: string[]): void {
  for (const id of ids.length ? ids : boardsOf("trans")) {
    const ground = makeGround(readBoard(id) as MapBoard);
    writeFileSync(new URL(`${id}.json`, FOLDER), `${JSON.stringify(ground, null, 1)}\n`);
  }
}
