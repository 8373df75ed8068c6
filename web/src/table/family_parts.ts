/** What a family of games adds to a table: a map, a hand, a panel, a final count; each family brings its own. */

import type { Component } from "svelte";

import type { Move } from "../api/frames.ts";
import type { Board } from "./board.ts";
import type { Family } from "./family.ts";
import type { TableModel, View } from "./model.svelte.ts";
import type { Reading, Speaker } from "./words/speaker.ts";

/** Every part of a table is given the same: the table, and who speaks for it. */
export interface PartProps {
  table: TableModel;
  speaker: Speaker;
}

export interface FamilyParts {
  /** The map, which has the screen. */
  Map: Component<PartProps>;
  /** The hand and its actions, at the bottom. */
  Hand: Component<PartProps>;
  /** The first tab at the side: tickets, cities, tracks. */
  Side: Component<PartProps>;
  /** The public counters beside a player's name. */
  Counters: Component<PartProps & { seat: number }>;
  /** The count at the end of a match, step by step. */
  Final: Component<PartProps>;
  /** The message id of the side tab. */
  sideLabel: string;
  read: Reading;
  /** Pixels, where a family needs others than 296 at the side and 148 at the bottom. */
  sideWidth?: number;
  handHeight?: (table: TableModel) => number;
  /** The number at the right of a player's row; without it, the points of the seat. */
  score?: (view: View, seat: number, isCounting: boolean) => number | undefined;
  /** Something is chosen that is answered on the map: a drawer goes out of its way. */
  needsMap?: (table: TableModel) => boolean;
  /** What else is to be known of a move in a list, such as its cost. */
  note?: (view: View, move: Move) => string;
  /** Something is being shown step by step, such as the final count: its end is not told before. */
  isCounting?: (table: TableModel) => boolean;
}

/** What a table needs before anything can be drawn. */
export interface Equipment {
  board: Board;
  family: Family;
  parts: FamilyParts;
}
