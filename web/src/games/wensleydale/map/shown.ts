/** From a view, a prompt and the latest events to what the map shows. */

import type { WensleydaleBoard } from "./board.ts";
import { borderId } from "./board.ts";
import type { AreaContents, LineInHand, TownColours, Tracks } from "./position.ts";

/** The parts of a Wensleydale view that a map can show. */
export interface WensleydaleView {
  readonly areas: AreaContents;
  readonly borders: Tracks;
  readonly towns: TownColours;
  readonly line: readonly string[];
}

interface Choice {
  readonly [field: string]: unknown;
}

interface Happening {
  readonly message: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Shown {
  readonly contents: AreaContents;
  readonly tracks: Tracks;
  readonly towns: TownColours;
  readonly line: LineInHand | undefined;
  readonly legalAreas: readonly string[];
  /** The borders over which the line in hand can go on. */
  readonly legalBorders: readonly string[];
  readonly last: readonly string[];
}

export function shownOf(
  board: WensleydaleBoard,
  view: WensleydaleView,
  moves: readonly Choice[],
  fresh: readonly Happening[],
): Shown {
  const head = view.line.at(-1);
  const ahead = areasIn(moves.filter(({ do: what }) => what === "extend"));
  const laid = fresh.filter(({ message }) => message.endsWith("wensleydale-track"));
  return {
    contents: view.areas,
    tracks: view.borders,
    towns: view.towns,
    line: view.line.length ? { areas: view.line } : undefined,
    legalAreas: [...new Set(areasIn(moves))],
    legalBorders: ahead.flatMap((area) => borderBetween(board, head, area) ?? []),
    last: laid.flatMap(({ arguments: { from, to } }) => borderBetween(board, from, to) ?? []),
  };
}

/** The id of the border between two areas, in whichever order they are named. */
export function borderBetween(board: WensleydaleBoard, one: unknown, other: unknown): string | undefined {
  const border = board.borders.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  return border && borderId(border);
}

function areasIn(moves: readonly Choice[]): string[] {
  return moves.map(({ area }) => area).filter((area) => typeof area === "string");
}
