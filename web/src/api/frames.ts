/** The messages of the API by name; their shapes come from the server's own description. */

import type { components } from "./schema.ts";

type Schemas = components["schemas"];

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
export type MyTurn = Schemas["MyTurn"];
export type Problem = Schemas["Problem"];
