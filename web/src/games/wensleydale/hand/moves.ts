/** What a press on an area can mean: the moves a prompt lists there, or the one most likely meant. */

import { CARRIED } from "../view.ts";
import type { WensleydaleMove, WensleydalePrompt, WensleydaleView } from "../wire.ts";

type MoveOf<Kind> = Extract<WensleydaleMove, { do: Kind }>;

/** All moves of a prompt that are about an area. */
export function movesAt(prompt: WensleydalePrompt | null, area: string): WensleydaleMove[] {
  return (prompt?.moves ?? []).filter((move) => "area" in move && move.area === area);
}

/** The moves of one kind. */
export function movesOf<Kind extends WensleydaleMove["do"]>(
  prompt: WensleydalePrompt | null,
  kind: Kind,
): MoveOf<Kind>[] {
  const isOfKind = (move: WensleydaleMove): move is MoveOf<Kind> => move.do === kind;
  return (prompt?.moves ?? []).filter(isOfKind);
}

/** What somebody wants who presses an area where nothing is listed; the rules say why not. */
export function wishAt(view: WensleydaleView, area: string): WensleydaleMove {
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
