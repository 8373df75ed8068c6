/** Where the shipped board files stand: in the folder of their family. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const GAMES = fileURLToPath(new URL("../../src/stellwerk/games", import.meta.url));

/** The paths of all shipped boards, by their ids. */
export function boardFiles(): Map<string, string> {
  const files = readdirSync(GAMES, { recursive: true, encoding: "utf8" });
  const boards = files.filter((file) => /[\\/]board_files[\\/][^\\/]+\.toml$/.test(file));
  return new Map(boards.map((file) => [file.replace(/^.*[\\/]|\.toml$/g, ""), join(GAMES, file)]));
}

/** The ids of the boards that are shipped with a family. */
export function boardsOf(family: string): string[] {
  const folder = join(GAMES, family, "board_files");
  return [...boardFiles()].filter(([, path]) => path.startsWith(folder)).map(([id]) => id);
}

export function boardFile(id: string): string {
  const path = boardFiles().get(id);
  if (path === undefined) throw new Error(`There is no shipped board "${id}".`);
  return path;
}
