/** What is said at a table of the Ticket to Ride family, as the server describes it. */

import type { Schemas, Wire } from "../../api/messages.ts";
import type { PartProps } from "../../table/family_parts.ts";
import type { TableModel } from "../../table/model.svelte.ts";

export type BoardFile = Schemas["TicketBoard"];
export type BoardCity = Schemas["TicketBoardCity"];
export type BoardRoute = Schemas["TicketBoardRoute"];
export type BoardTicket = Schemas["TicketBoardTicket"];
/** What a map needs of a board. */
export type MapBoard = Pick<BoardFile, "id" | "cities" | "routes" | "countries">;

export type TicketView = Schemas["TicketView"];
export type SeatView = Schemas["TicketSeatView"];
export type OwnView = Schemas["TicketOwnView"];
export type OwnTicket = Schemas["TicketOwnTicket"];
export type WayOut = Schemas["TicketWayOut"];
export type Cards = OwnView["cards"];
export type CardKind = keyof Cards;
/** What a route asks for; `gray` is any one colour. */
export type RouteColour = BoardRoute["color"];
export type TicketMove = Schemas["TicketMove"];
/** A move that pays with cards. */
export type PayingMove = Extract<TicketMove, { cards: unknown }>;
export type TicketPrompt = Schemas["TicketPrompt"];
export type TicketEvent = Schemas["TicketEvent"] | Schemas["TableEvent"];
export type TicketResult = Schemas["TicketResult"];
export type TicketScore = Schemas["TicketScore"];
export type TicketCategory = keyof TicketScore["categories"];

export type TicketExplanation = Schemas["TicketExplanation"];

export interface TicketWire extends Wire {
  board: BoardFile;
  view: TicketView;
  move: TicketMove;
  prompt: TicketPrompt;
  event: TicketEvent;
  explanation: TicketExplanation;
}

export type TicketTable = TableModel<TicketWire>;
export type TicketPartProps = PartProps<TicketWire>;
