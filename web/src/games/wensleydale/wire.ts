/** What is said at a table of the Wensleydale family, as the server describes it. */

import type { Schemas, Wire } from "../../api/messages.ts";
import type { PartProps } from "../../table/family_parts.ts";
import type { TableModel } from "../../table/model.svelte.ts";

export type BoardFile = Schemas["WensleydaleBoard"];
/** What a map needs of a board. */
export type MapBoard = Pick<BoardFile, "id" | "size" | "companies" | "areas" | "borders" | "rivers"> & {
  isOwn?: boolean;
};
export type Area = Schemas["WensleydaleBoardArea"];
export type Border = Schemas["WensleydaleBoardPricedBorder"];
export type Side = Schemas["WensleydaleBoardSide"];
export type Train = Schemas["WensleydaleBoardTrain"];

export type WensleydaleView = Schemas["WensleydaleView"];
export type BoxView = Schemas["WensleydaleBoxView"];
/** A marker on a scale; the one that is ahead comes first, on a shared space the upper one. */
export type Place = Schemas["WensleydalePlace"];
export type Phase = WensleydaleView["phase"];
export type Company = NonNullable<WensleydaleView["company"]>;
export type Influence = BoxView["tokens"][number];
export type Scale = keyof WensleydaleView["tracks"];
/** What lies in each area, only what is there. */
export type AreaContents = WensleydaleView["areas"];
export type Item = keyof AreaContents[string];
/** Whose track lies across each border. */
export type Tracks = WensleydaleView["borders"];
/** A seat, or the company that has bought the track. */
export type TrackOwner = Tracks[string];
/** The colours every town shows. */
export type TownColours = WensleydaleView["towns"];
export type TrainView = Schemas["WensleydaleTrain"];

export type WensleydaleMove = Schemas["WensleydaleMove"];
export type Carried = Schemas["WensleydaleCarryMove"]["item"];
export type Unit = Schemas["WensleydalePayMove"]["with"];
export type WensleydalePrompt = Schemas["WensleydalePrompt"];
export type WensleydaleEvent = Schemas["WensleydaleEvent"] | Schemas["TableEvent"];

export type WensleydaleExplanation = Schemas["WensleydaleExplanation"];

export interface WensleydaleWire extends Wire {
  board: BoardFile;
  view: WensleydaleView;
  move: WensleydaleMove;
  prompt: WensleydalePrompt;
  event: WensleydaleEvent;
  explanation: WensleydaleExplanation;
}

export type WensleydaleTable = TableModel<WensleydaleWire>;
export type WensleydalePartProps = PartProps<WensleydaleWire>;
