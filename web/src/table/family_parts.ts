/** What a family of games adds to a table: a map, a hand, a panel, a final count; each family brings its own. */

import type { Component } from "svelte";

import type { SeenEvent, Wire } from "../api/messages.ts";
import type { LaidBoard } from "./board.ts";
import type { Family } from "./family.ts";
import type { TableModel } from "./model.svelte.ts";
import type { FactReading } from "./text_mode/facts.ts";
import type { ArgumentWords, Speaker } from "./words/speaker.ts";

/** Every part of a table is given the same: the table, and who speaks for it. */
export interface PartProps<Own extends Wire = Wire> {
  table: TableModel<Own>;
  speaker: Speaker;
}

export interface FamilyParts<Own extends Wire = Wire> {
  /** The map, which has the screen. */
  Map: Component<PartProps<Own>>;
  /** The hand and its actions, at the bottom. */
  Hand: Component<PartProps<Own>>;
  /** The first tab at the side: tickets, cities, tracks. */
  Side: Component<PartProps<Own>>;
  /** The public counters beside a player's name. */
  Counters: Component<PartProps<Own> & { seat: number }>;
  /** The count at the end of a match, step by step. */
  Final: Component<PartProps<Own>>;
  /** The message id of the side tab. */
  sideLabel: string;
  argumentWords: ArgumentWords<Own>;
  /** What of a view is read aloud. */
  facts: FactReading<Own>;
  /** Pixels, where a family needs others than 296 at the side and 148 at the bottom. */
  sideWidth?: number;
  handHeight?: (table: TableModel<Own>) => number;
  /** The number at the right of a player's row; without it, the points of the seat. */
  score?: (
    view: Own["view"],
    seat: number,
    isCounting: boolean,
    table: TableModel<Own>,
  ) => number | undefined;
  /** What is chosen or looked at that the map answers, or nothing: for each, a drawer goes out of its way. */
  needsMap?: (table: TableModel<Own>) => string;
  /** What else is to be known of a move in a list, such as its cost. */
  note?: (view: Own["view"], move: Own["move"]) => string;
  /** Something is being shown step by step, such as the final count: its end is not told before. */
  isCounting?: (table: TableModel<Own>) => boolean;
  /** A count lies open over the table: what is asked next waits until somebody goes on. */
  isHalted?: (table: TableModel<Own>) => boolean;
  /** Shows on the map where these things happened, and nothing else; undefined if none happened there. */
  again?: (table: TableModel<Own>, events: readonly SeenEvent[]) => (() => void) | undefined;
  /** What was shown again is shown no longer. */
  leaveAgain?: (table: TableModel<Own>) => void;
  /** Marks what a bot planned on the map, and the move it begins with; the answer takes it away again. */
  light?: (
    table: TableModel<Own>,
    explanation: Own["explanation"],
    seat: number,
    move?: Own["move"],
  ) => () => void;
  /** The last entry that may be told while something is being shown step by step. */
  lastEntryShown?: (table: TableModel<Own>) => number;
}

/** What a table needs before anything can be drawn. */
export interface Equipment {
  board: LaidBoard;
  family: Family;
  parts: FamilyParts;
}
