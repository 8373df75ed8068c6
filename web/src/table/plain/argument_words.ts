/** Names of things on any board, for tables without drawn parts. */

import type { Board } from "../../api/messages.ts";
import { isRecord } from "../any_view.ts";

type Part = Record<string, unknown>;

const index = new WeakMap<object, Map<unknown, Part>>();

/** One part of a board by its ids; read once. */
function listed(board: Board, part: string): Map<unknown, Part> {
  const list = board[part];
  if (!Array.isArray(list)) return new Map();
  const known = index.get(list);
  if (known) return known;
  const named = new Map(list.filter(isRecord).map((each) => [each["id"], each]));
  index.set(list, named);
  return named;
}

/** Something with this id on the board: its name, or its ends. */
function nameOf(board: Board, id: string): string {
  for (const part of Object.keys(board)) {
    const found = listed(board, part).get(id);
    const { name, a, b } = found ?? {};
    if (typeof name === "string") return name;
    if (typeof a === "string" && typeof b === "string") return `${nameOf(board, a)} – ${nameOf(board, b)}`;
  }
  return id;
}

/** An argument of a message, or a field of a move, as words or a number. */
export function plainWords(board: Board, _name: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((each) => nameOf(board, String(each))).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([id, number]) => `${String(number)} × ${nameOf(board, id)}`)
      .join(", ");
  }
  return nameOf(board, String(value));
}
