/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Cities and routes of a board file. Reads only the one-line tables that these lists consist of. */

import { readFileSync } from "node:fs";

import { boardFile } from "../board_files.ts";

export interface BoardCity {
  id: string;
  name: string;
  lon: number;
  lat: number;
  country: string;
}

export interface BoardRoute {
  id: string;
  a: string;
  b: string;
  length: number;
  color: string;
  kind: string;
  locomotives: number;
  doubleOf: string;
}

export interface BoardFile {
  id: string;
  cities: BoardCity[];
  routes: BoardRoute[];
}

type Line = Record<string, string>;

export function readBoardFile(id: string): BoardFile {
  const text = readFileSync(boardFile(id), "utf8");
  return {
    id,
    cities: tablesOf(text, "cities").map((line) => ({
      id: word(line, "id"),
      name: word(line, "name"),
      lon: Number(word(line, "lon")),
      lat: Number(word(line, "lat")),
      country: line["country"] ?? "",
    })),
    routes: tablesOf(text, "routes").map((line) => ({
      id: word(line, "id"),
      a: word(line, "a"),
      b: word(line, "b"),
      length: Number(word(line, "length")),
      color: word(line, "color"),
      kind: line["kind"] ?? "normal",
      locomotives: Number(line["locomotives"] ?? 0),
      doubleOf: line["double_of"] ?? "",
    })),
  };
}

function tablesOf(text: string, list: string): Line[] {
  const start = text.indexOf(`\n${list} = [`);
  if (start < 0) throw new Error(`The board has no list ${list}.`);
  const body = text.slice(start, text.indexOf("\n]", start));
  return body
    .split("\n")
    .filter((line) => line.startsWith("  {"))
    .map(fieldsOf);
}

function fieldsOf(line: string): Line {
  const fields: Line = {};
  for (const [, name, quoted, bare] of line.matchAll(/(\w+) = (?:"([^"]*)"|([-\w.]+))/g)) {
    fields[name!] = quoted ?? bare ?? "";
  }
  return fields;
}

function word(line: Line, name: string): string {
  const value = line[name];
  if (value === undefined) throw new Error(`A line of the board lacks ${name}.`);
  return value;
}
