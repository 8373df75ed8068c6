/** Names of places and cards on any board, for tables without drawn parts and for the text mode. */

import { say, texts } from "../../texts/texts.svelte.ts";
import type { Board } from "../board.ts";

interface Named {
  id: string;
  name?: string;
  a?: string;
  b?: string;
  at?: string;
  points?: number;
  from?: string;
  to?: Record<string, number>;
  colour?: string;
}

type Reader = (board: Board, value: string) => string;

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

function place(board: Board, id: string): string {
  return listed(board, "cities").get(id)?.name ?? listed(board, "areas").get(id)?.name ?? id;
}

/** A city of the Trans games carries the colour of its region. */
function city(board: Board, id: string): string {
  const colour = listed(board, "cities").get(id)?.colour;
  return colour === undefined ? place(board, id) : `${place(board, id)} (${say(`colour-${colour}`)})`;
}

function route(board: Board, id: string): string {
  const found = listed(board, "routes").get(id);
  if (!found) return id;
  const ends = `${place(board, found.a ?? "")} – ${place(board, found.b ?? "")}`;
  const colour = (found as Named & { color?: string }).color;
  return colour === undefined ? ends : `${ends} (${say(`card-${colour}`)})`;
}

function ticket(board: Board, id: string): string {
  const found = listed(board, "tickets").get(id);
  if (!found) return id;
  if (found.to && Object.keys(found.to).length > 0) {
    const ends = Object.entries(found.to).map(([end, points]) => `${placeOrCountry(board, end)} ${points}`);
    return `${placeOrCountry(board, found.from || (found.a ?? ""))} – ${ends.join(" / ")}`;
  }
  return `${place(board, found.a ?? "")} – ${place(board, found.b ?? "")} (${found.points ?? 0})`;
}

function placeOrCountry(board: Board, id: string): string {
  return listed(board, "countries").get(id)?.name ?? place(board, id);
}

function crossing(board: Board, id: string): string {
  for (const each of listed(board, "cities").values()) {
    if (each.at === id) return `${each.name ?? each.id} (${id})`;
  }
  return id;
}

function line(board: Board, id: string): string {
  return id
    .split("-")
    .map((end) => crossing(board, end))
    .join(" – ");
}

function item(board: Board, id: string): string {
  const good = (board["goods"] as Record<string, string> | undefined)?.[id];
  return say(good === undefined ? `item-${id}` : `good-${good}`);
}

function company(board: Board, id: string): string {
  return (board["companies"] as Record<string, string> | undefined)?.[id] ?? id;
}

/** Something with this id on the board of a family that we do not know: its name, or its ends. */
function ofAnyList(board: Board, id: string): string {
  for (const part of Object.keys(board)) {
    const found = listed(board, part).get(id);
    if (found?.name !== undefined) return found.name;
    if (found?.a !== undefined && found.b !== undefined) {
      return `${ofAnyList(board, found.a)} – ${ofAnyList(board, found.b)}`;
    }
  }
  return id;
}

const READERS: Record<string, Reader> = {
  card: (_, value) => say(`card-${value}`),
  color: (_, value) => say(`card-${value}`),
  colour: (_, value) => say(`colour-${value}`),
  city,
  cities: city,
  area: place,
  from: place,
  to: place,
  route,
  ticket,
  tickets: ticket,
  crossing,
  line,
  item,
  company,
  with: (_, value) => say(`unit-${value}`),
  unit: (_, value) => say(`unit-${value}`),
  tokens: (_, value) => say(`influence-${value}`),
  title: (_, value) => {
    const id = `rule-TRANS-CARD-${value}-title`;
    return texts.has(id) ? say(id) : value;
  },
};

/** An argument of a message, or a field of a move, as words or a number. */
export function plainReading(board: Board, name: string, value: unknown): string | number {
  if (name === "cards" && typeof value === "object" && value !== null && !Array.isArray(value)) {
    return Object.entries(value)
      .map(([card, number]) => `${String(number)} × ${say(`card-${card}`)}`)
      .join(", ");
  }
  if (name === "card" && typeof value === "number") return value;
  const reader = READERS[name] ?? ofAnyList;
  if (Array.isArray(value)) {
    const parts = value.map((each) => reader(board, String(each)));
    if (parts.length === 0 && name === "tickets") return say("ticket-none");
    return parts.join(name === "tickets" ? "; " : name === "points" ? " / " : ", ");
  }
  return typeof value === "number" && !(name in READERS) ? value : reader(board, String(value));
}
