/** The board of a Wensleydale game as the server describes it, with its parts by id. */

import type { LaidBoard } from "../../table/board.ts";
import { say, texts } from "../../texts/texts.svelte.ts";
import { borderId } from "./map/board.ts";
import type { Area, BoardFile, Border, Company, Side, WensleydaleWire } from "./wire.ts";

export interface WensleydaleBoard {
  map: LaidBoard<WensleydaleWire>;
  id: string;
  areas: ReadonlyMap<string, Area>;
  companies: BoardFile["companies"];
  /** What the goods of the plains and of the hills are. */
  goods: BoardFile["goods"];
  sides: readonly Side[];
}

const known = new WeakMap<LaidBoard<WensleydaleWire>, WensleydaleBoard>();

/** A board's parts; read once. */
export function wensleydaleBoard(map: LaidBoard<WensleydaleWire>): WensleydaleBoard {
  const found = known.get(map);
  if (found) return found;
  const made: WensleydaleBoard = {
    map,
    id: map.id,
    areas: new Map(map.areas.map((area) => [area.id, area])),
    companies: map.companies,
    goods: map.goods,
    sides: map.sides,
  };
  known.set(map, made);
  return made;
}

export function areaName(board: WensleydaleBoard, id: string): string {
  return ownWord(board, `area-${board.id}-${id}`) ?? board.areas.get(id)?.name ?? id;
}

export function companyName(board: WensleydaleBoard, company: string): string {
  return ownWord(board, `company-${board.id}-${company}`) ?? board.companies[company] ?? company;
}

/** What stands on a company's plates: the capitals of its name, or the first letter of its colour. */
export function companyCode(board: WensleydaleBoard, company: Company): string {
  const capitals = (board.companies[company]?.match(/\p{Lu}/gu) ?? []).join("");
  if (capitals && !ownWord(board, `company-${board.id}-${company}`)) return capitals;
  return say(`influence-${company}`).charAt(0).toUpperCase();
}

/**
 * Names stay as they are printed, unless they are words that every language has its own for. Somebody's
 * own board may be called like a shipped one and still have other names.
 */
function ownWord({ map }: WensleydaleBoard, message: string): string | undefined {
  return !map.isOwn && texts.has(message) ? say(message) : undefined;
}

/** The boxes and trains that are in play. */
export function sideOf(board: WensleydaleBoard, side: unknown): Side | undefined {
  return board.sides.find(({ id }) => id === side) ?? board.sides[0];
}

export function borderBetween(board: WensleydaleBoard, a: string, b: string): Border | undefined {
  return board.map.borders.find(
    (border) => (border.a === a && border.b === b) || (border.a === b && border.b === a),
  );
}

/** The borders a line crosses. */
export function bordersOf(board: WensleydaleBoard, line: readonly string[]): Border[] {
  return line.slice(1).flatMap((area, index) => borderBetween(board, line[index] ?? "", area) ?? []);
}

export function borderIds(borders: readonly Border[]): string[] {
  return borders.map(borderId);
}

/** What the tracks across these borders cost together. */
export function costOf(borders: readonly Border[]): number {
  return borders.reduce((sum, { cost }) => sum + cost, 0);
}
