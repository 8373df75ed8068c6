/** Names of things on any board, for tables without drawn parts. */

import type { Board } from "../board.ts";

interface Named {
  id: string;
  name?: string;
  a?: string;
  b?: string;
}

const index = new WeakMap<object, Map<string, Named>>();

/** One part of a board by its ids; read once. */
function listed(board: Board, part: string): Map<string, Named> {
  const list = board[part];
  if (!Array.isArray(list)) return new Map();
  const known = index.get(list);
  if (known) return known;
  const named = new Map((list as Named[]).map((each) => [each.id, each]));
  index.set(list, named);
  return named;
}

/** Something with this id on the board: its name, or its ends. */
function nameOf(board: Board, id: string): string {
  for (const part of Object.keys(board)) {
    const found = listed(board, part).get(id);
    if (found?.name !== undefined) return found.name;
    if (found?.a !== undefined && found.b !== undefined) {
      return `${nameOf(board, found.a)} – ${nameOf(board, found.b)}`;
    }
  }
  return id;
}

/** An argument of a message, or a field of a move, as words or a number. */
export function plainReading(board: Board, _name: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((each) => nameOf(board, String(each))).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([id, number]) => `${String(number)} × ${nameOf(board, id)}`)
      .join(", ");
  }
  return nameOf(board, String(value));
}
