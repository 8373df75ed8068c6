/** One table as its parts see it, whether it is played now or replayed. */

import type { ChatLine, Clock, Move, Problem, Prompt, SeenEvent, Table } from "../api/frames.ts";
import type { Connection } from "../api/live.ts";
import type { Board } from "./board.ts";

/** A place on the page, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Why something was not done, and where it was tried. */
export interface Objection {
  problem: Problem;
  at: Point | undefined;
  /** Gives the order to do it as soon as that is possible. */
  later?: () => void;
}

export type View = Record<string, unknown>;

export interface TableModel {
  readonly id: string;
  readonly table: Table | undefined;
  readonly board: Board | undefined;
  readonly view: View | undefined;
  readonly prompt: Prompt | null;
  /** The entry of the record that the view stands behind. */
  readonly number: number;
  /** The seat looked from; null: as a spectator. */
  readonly seat: number | null;
  readonly events: readonly SeenEvent[];
  /** The events that came with the last state: what has just happened. */
  readonly fresh: readonly SeenEvent[];
  readonly chat: readonly ChatLine[];
  readonly clock: Clock | null;
  /** When the clock was read, on this device. */
  readonly clockReadAt: number;
  readonly canUndo: boolean;
  readonly over: boolean;
  readonly connection: Connection;
  /** Why the connection is closed for good. */
  readonly closed: string | undefined;
  readonly objection: Objection | undefined;
  /** A move is on its way. */
  readonly busy: boolean;
  /** The seats of whoever uses this device. */
  readonly mySeats: number[];
  /** The names at the table, by seat. */
  readonly names: string[];
  /** Whether this is a match of the past: nothing can be played. */
  readonly isReplay: boolean;

  /**
   * Play a move; a refusal is shown at the place of the click. While others are asked the move, or a
   * looser pattern of it, can be ordered for later there.
   */
  play(move: Move, at?: Point, pattern?: Move): Promise<boolean>;
  /** Take my last move back. */
  undo(): Promise<boolean>;
  /** Say something to the table; false if there is no connection just now. */
  say(text: string): boolean;
  /** Look from another seat. */
  look(seat: number | null): void;
  /** Show why something cannot be done that was not even sent. */
  object(problem: Problem, at?: Point): void;
  /** Take the answer away again. */
  settle(): void;
  close(): void;
}
