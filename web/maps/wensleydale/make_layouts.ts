/** Makes the layouts of Wensleydale maps, of all or of one: node maps/run.mjs maps/wensleydale/make_layouts.ts nurnberg */

import { writeFileSync } from "node:fs";

import type { Layout } from "../../src/games/wensleydale/map/layout.ts";
import { boardsOf } from "../board_files.ts";
import { readBoard } from "../trans/read_board.ts";
import { makeLayout } from "./layout.ts";
import type { MapBoard } from "../../src/games/wensleydale/wire.ts";

const FOLDER = new URL("../../../src/stellwerk/games/wensleydale/pictures/layouts/", import.meta.url);

export function main(ids: string[]): void {
  for (const id of ids.length ? ids : boardsOf("wensleydale")) {
    const layout = makeLayout(readBoard(id) as MapBoard);
    writeFileSync(new URL(`${id}.json`, FOLDER), `${written(layout)}\n`);
  }
}

/** One entry a line, so that changes can be read. */
function written(layout: Layout): string {
  const parts = Object.entries(layout).map(
    ([name, part]: [string, unknown]) => `"${name}": ${writtenPart(part)}`,
  );
  return `{\n${parts.join(",\n")}\n}`;
}

function writtenPart(part: unknown): string {
  if (Array.isArray(part)) return `[\n${part.map((each) => JSON.stringify(each)).join(",\n")}\n]`;
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const entries = Object.entries(part).map(([id, each]) => `"${id}": ${JSON.stringify(each)}`);
  return `{\n${entries.join(",\n")}\n}`;
}
