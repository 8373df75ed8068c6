/** What a press on an area can mean: the moves a prompt lists there, or the one most likely meant. */

import type { Move, Prompt } from "../../../api/frames.ts";
import { CARRIED, type WensleydaleView } from "../view.ts";

/** All moves of a prompt that are about an area. */
export function movesAt(prompt: Prompt | null, area: string): Move[] {
  return (prompt?.moves ?? []).filter((move) => move["area"] === area);
}

/** The moves of one kind. */
export function movesOf(prompt: Prompt | null, kind: string): Move[] {
  return (prompt?.moves ?? []).filter((move) => move["do"] === kind);
}

/** What somebody wants who presses an area where nothing is listed; the rules say why not. */
export function wishAt(view: WensleydaleView, area: string): Move {
  switch (view.phase) {
    case "line":
    case "pay":
    case "sale":
      return { do: "extend", area };
    case "trains":
    case "board": {
      const lying = view.areas[area] ?? {};
      return { do: "carry", area, item: CARRIED.find((item) => lying[item]) ?? "plain" };
    }
    case "take-over":
      return { do: "sell", company: view.towns[area]?.[0] ?? "red", area };
    default:
      return { do: "start", area };
  }
}
