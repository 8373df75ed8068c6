/** Reads the shipped board files; Python is at hand wherever Stellwerk is built. */

import { execFileSync } from "node:child_process";

import { boardFile } from "../board_files.ts";

const READER = "import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], 'rb'))))";

/** A board file as the server would send it, but without the fields left at their defaults. */
export function readBoard(id: string): unknown {
  const python = process.env["PYTHON"] ?? "python3";
  const written = execFileSync(python, ["-c", READER, boardFile(id)], { encoding: "utf8" });
  return JSON.parse(written) as unknown;
}
