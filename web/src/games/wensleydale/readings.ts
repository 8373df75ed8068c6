/** Arguments of messages and fields of moves as people read them. */

import type { Board } from "../../table/board.ts";
import { say } from "../../texts/texts.svelte.ts";
import { areaName, companyName, wensleydaleBoard, type WensleydaleBoard } from "./board.ts";
import type { Company, Item } from "./map/board.ts";

const AREAS = ["area", "from", "to"];

/** One argument as words or a number. */
export function read(board: Board, name: string, value: unknown): string | number {
  const known = wensleydaleBoard(board);
  if (AREAS.includes(name)) return areaName(known, String(value));
  if (name === "item") return itemText(known, String(value) as Item);
  if (name === "unit" || name === "with") return say(`unit-${String(value)}`);
  if (name === "company") return companyName(known, value as Company) ?? String(value);
  if (name === "tokens" && Array.isArray(value)) {
    return value.map((colour) => say(`influence-${String(colour)}`)).join(", ");
  }
  if (name === "points" && Array.isArray(value)) return value.join(" / ");
  return typeof value === "number" ? value : String(value);
}

/** A good by what it is on this board, a person by the colour. */
export function itemText(board: WensleydaleBoard, item: Item): string {
  if (item === "plain" || item === "hill") return say(`good-${board.goods[item]}`);
  return say(item === "landowner" ? "web-wensleydale-landowner" : `item-${item}`);
}
