/** The messages of the API by name; their shapes come from the server's own description. */

import type { components } from "./schema.ts";

export type Schemas = components["schemas"];

/** What a client may send over the WebSocket of a table. */
export type ClientFrame = Schemas["ClientFrame"];
/** What the server sends over the WebSocket of a table. */
export type ServerFrame = Schemas["ServerFrame"];
/** What the server sends over the personal WebSocket. */
export type TurnsFrame = Schemas["TurnsFrame"];

export type MoveFrame = Schemas["MoveFrame"];
export type UndoFrame = Schemas["UndoFrame"];
export type MatchState = Schemas["MatchState"];
export type Accepted = Schemas["Accepted"];
export type Refused = Schemas["Refused"];

export type Table = Schemas["Table"];
export type Seat = Schemas["Seat"];
export type Prompt = Schemas["Prompt"];
/** A move with names, as a prompt lists it. */
export type Move = Prompt["moves"][number];
export type SeenEvent = Schemas["SeenEvent"];
export type Clock = Schemas["Clock"];
export type ChatLine = Schemas["ChatLine"];
export type LessonNow = Schemas["LessonNow"];
export type Hint = Schemas["Hint"];
export type Remark = Schemas["Remark"];
export type MyTurn = Schemas["MyTurn"];
export type Problem = Schemas["Problem"];

/** Why a bot made a move, as far as all families say it alike. */
export type Explanation = Schemas["Explanation"];
export type Reason = Schemas["Reason"];

/** How a match ended, as far as all families count alike. */
export type Result = Schemas["Result"];
/** Where a match stands: all that a seat may know. */
export type View = Record<string, unknown>;
/** The board file of a game; each family reads its own parts. */
export type Board = Schemas["Board"];

/**
 * What is said at a table, as far as it is the same for all families. Each family extends it by its own
 * messages (`wire.ts`), and whatever works with a table can be told whose it is.
 */
export interface Wire {
  board: Board;
  view: View;
  move: Move;
  prompt: Prompt;
  event: SeenEvent;
  explanation: Explanation;
}
