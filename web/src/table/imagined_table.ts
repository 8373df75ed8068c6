/** Positions at which nobody sits: what the parts of a family want to know of a table, all the same. */

import type { Table } from "../api/messages.ts";

/** What is known of the position; the names are those of all seats, in order. */
export interface Imagined
  extends
    Pick<Table, "id" | "game" | "family" | "title" | "players" | "pending">,
    Partial<Pick<Table, "board" | "options" | "rules" | "number" | "status" | "host_is_me">> {
  seat: number | null;
  names: readonly string[];
}

/** A table at this position, with me on the seat that is asked. */
export function imaginedTable({ seat, names, ...known }: Imagined): Table {
  return {
    board: null,
    options: {},
    rules: null,
    visibility: "invited",
    start: "host",
    clock: { kind: "none" },
    spectators: false,
    bot_pause: 0,
    explanations: false,
    hints: false,
    status: "running",
    imported: false,
    lesson: null,
    from_position: true,
    host: null,
    host_is_me: false,
    seats: names.map((name, number) => ({
      number,
      name,
      kind: "person",
      bot: null,
      stand_in: null,
      mine: number === seat,
      present: true,
      colour: number,
      hints: 0,
    })),
    number: 0,
    due_at: null,
    commitment: null,
    result: null,
    rematch: null,
    created_at: 0,
    changed_at: 0,
    ...known,
  };
}
