/** Arguments of messages and fields of moves as people read them. */

import { say } from "../../texts/texts.svelte.ts";
import { areaName, companyName, wensleydaleBoard, type WensleydaleBoard } from "./board.ts";
import type { BoardFile } from "./wire.ts";

const AREAS = ["area", "from", "to"];

/** One argument as words or a number. */
export function argumentWords(board: BoardFile, name: string, value: unknown): string | number {
  const known = wensleydaleBoard(board);
  if (AREAS.includes(name)) return areaName(known, String(value));
  if (name === "item") return itemText(known, String(value));
  if (name === "unit" || name === "with") return say(`unit-${String(value)}`);
  if (name === "company") return companyName(known, String(value));
  if (name === "tokens" && Array.isArray(value)) {
    return value.map((colour) => say(`influence-${String(colour)}`)).join(", ");
  }
  if (name === "points" && Array.isArray(value)) return value.join(" / ");
  return typeof value === "number" ? value : String(value);
}

/** A good by what it is on this board, a person by the colour. */
export function itemText(board: WensleydaleBoard, item: string): string {
  if (item === "plain" || item === "hill") return say(`good-${board.goods[item]}`);
  return say(item === "landowner" ? "web-wensleydale-landowner" : `item-${item}`);
}
