/** What the views of all families tell about seats and the end, if they do: a family of others may say anything. */

import type { Result, View } from "../api/messages.ts";
import type { TableModel } from "./model.svelte.ts";

/** What a view says of each seat. */
export function seatsIn(view: View | undefined): View[] {
  const seats = view?.["seats"];
  return Array.isArray(seats) ? seats.filter(isRecord) : [];
}

/** How the match ended, by the view or else by the table. */
export function resultOf({ view, table }: Pick<TableModel, "view" | "table">): Result | undefined {
  const seen = view?.["result"];
  return isResult(seen) ? seen : (table?.result ?? undefined);
}

/** An object with named parts. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isResult(value: unknown): value is Result {
  return isRecord(value) && ["scores", "winners", "ranking"].every((part) => Array.isArray(value[part]));
}
