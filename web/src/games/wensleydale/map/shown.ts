/** From a view, a prompt and the latest events to what the map shows. */

import { borderId } from "./board.ts";
import type { LineInHand } from "./position.ts";
import type {
  AreaContents,
  MapBoard,
  TownColours,
  Tracks,
  WensleydaleEvent,
  WensleydaleMove,
  WensleydaleView,
} from "../wire.ts";

/** The parts of a view that a map can show. */
export type MapView = Pick<WensleydaleView, "areas" | "borders" | "towns" | "line">;

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
  board: MapBoard,
  view: MapView,
  moves: readonly WensleydaleMove[],
  fresh: readonly WensleydaleEvent[],
): Shown {
  const head = view.line.at(-1);
  const ahead = areasIn(moves.filter((move) => move.do === "extend"));
  const laid = fresh.filter((event) => event.message === "event-wensleydale-track");
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
export function borderBetween(board: MapBoard, one: string | undefined, other: string): string | undefined {
  const border = board.borders.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  return border && borderId(border);
}

function areasIn(moves: readonly WensleydaleMove[]): string[] {
  return moves.flatMap((move) => ("area" in move ? [move.area] : []));
}
