/** What is said at a table of the Trans family, as the server describes it. */

import type { Schemas, Wire } from "../../api/messages.ts";
import type { PartProps } from "../../table/family_parts.ts";
import type { TableModel } from "../../table/model.svelte.ts";

export type BoardFile = Schemas["TransBoard"];
/** What a map needs of a board. */
export type MapBoard = Pick<BoardFile, "id" | "cities" | "lines" | "net" | "geo_fit"> & { isOwn?: boolean };
export type City = Schemas["TransBoardCity"];
export type Colour = City["colour"];
export type Terrain = "plain" | Schemas["TransBoardLine"]["terrain"];
export type PlaceNames = BoardFile["called"];
export type TransView = Schemas["TransView"];
export type Network = Schemas["TransNetwork"];
export type SeatView = Schemas["TransSeatView"];
/** A city of one's own as a map shows it. */
export type OwnCity = Pick<Schemas["TransOwnCity"], "id" | "joined">;
export type TransMove = Schemas["TransMove"];
export type TransPrompt = Schemas["TransPrompt"];
export type TransEvent = Schemas["TransEvent"] | Schemas["TableEvent"];

export type TransExplanation = Schemas["TransExplanation"];

export interface TransWire extends Wire {
  board: BoardFile;
  view: TransView;
  move: TransMove;
  prompt: TransPrompt;
  event: TransEvent;
  explanation: TransExplanation;
}

export type TransTable = TableModel<TransWire>;
export type TransPartProps = PartProps<TransWire>;
