/** One table as its parts see it, whether it is played now or replayed. */

import type { ChatLine, Clock, Move, Problem, Table, Wire } from "../api/messages.ts";
import type { Connection } from "../api/live.ts";
import type { LaidBoard } from "./board.ts";

/** A place on the page, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Why something was not done, and where it was tried. */
export interface Objection {
  problem: Problem;
  at: Point | undefined;
  /** What it was tried with, such as a route and its price. */
  about?: string;
  /** Gives the order to do it as soon as that is possible. */
  later?: () => void;
}

/** A move that waits for a second press. */
export interface Confirmation {
  move: Move;
  at: Point | undefined;
  /** Yes, play it; or no. */
  answer: (isWanted: boolean) => void;
}

/** How a move is tried, and what an answer speaks of, should it be refused. */
export interface Trial {
  /** What is ordered for later; without it, the move itself. */
  pattern?: Move;
  about?: string;
  /** It took a second decision already: nothing is confirmed any more. */
  isDeliberate?: boolean;
}

/** A table of any family, or of the one whose messages are given. */
export interface TableModel<Own extends Wire = Wire> {
  readonly id: string;
  readonly table: Table | undefined;
  readonly board: LaidBoard<Own> | undefined;
  readonly view: Own["view"] | undefined;
  readonly prompt: Own["prompt"] | null;
  /** The entry of the record that the view stands behind. */
  readonly number: number;
  /** The seat looked from; null: as a spectator. */
  readonly seat: number | null;
  readonly events: readonly Own["event"][];
  /** The events that came with the last state: what has just happened. */
  readonly fresh: readonly Own["event"][];
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
   * Play a move; a refusal is shown at the place of the click. While others are asked, or where only
   * something is missing for it, the move or a looser pattern of it can be ordered for later there.
   * What calls for caution is confirmed first.
   */
  play(move: Own["move"], at?: Point, trial?: Trial): Promise<boolean>;
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
