/** Events, prompts and moves in words, with the names of places and players. */

import type { Board, Move, Prompt, Reason, SeenEvent, Wire } from "../../api/messages.ts";
import { say, texts, type Arguments } from "../../texts/texts.svelte.ts";
import { botName } from "./names.ts";

/** Says an argument of a message, or a field of a move, as people read it: words or a number. */
export type ArgumentWords<Own extends Wire = Wire> = (
  board: Own["board"],
  name: string,
  value: unknown,
) => string | number;

export interface Speaker {
  event(event: SeenEvent): string;
  prompt(prompt: Prompt): string;
  /** One sentence of a bot about its move. */
  reason(reason: Reason): string;
  /** A value of a move's field: a city's name, a card, a ticket. */
  value(field: string, value: unknown): string;
  /** The name of a move's field, or of a category of the final count. */
  field(field: string): string;
  category(category: string): string;
  /** The message that names a part of a view, where the family's words have one. */
  fact(part: string): string | undefined;
  /** A whole move in a few words, for lists and screen readers. */
  move(move: Move): string;
  /** What else is to be known of it, such as its cost; often nothing. */
  note?(move: Move): string;
}

/** A speaker for one board, with the names at the table. */
export function speakerFor(
  board: Board,
  names: readonly string[],
  words: ArgumentWords,
  seatArguments: readonly string[],
  note: (move: Move) => string = () => "",
): Speaker {
  const family = board.family;
  const argument = (name: string, value: unknown): string | number => {
    if (name === "bot") return botName(String(value)); // of every family: it stands in for somebody
    return seatArguments.includes(name) ? players(value, names) : words(board, name, value);
  };
  const readable = (values: Record<string, unknown>): Arguments =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argument(name, value)]));
  const firstOf = (...ids: string[]) => ids.find((id) => texts.has(id));
  const value = (field: string, it: unknown): string => {
    if (field === "do") {
      const id = firstOf(`do-${family}-${String(it)}`, `do-${String(it)}`);
      return id === undefined ? String(it) : say(id);
    }
    return String(words(board, field, it)) || say("choose-nothing");
  };
  return {
    event(event) {
      const own = texts.has(event.message) ? event.message : event.message.replace(/-own$/, "");
      const player = event.seat === null ? "" : (names[event.seat] ?? "");
      return say(own, { ...readable(event.arguments), player });
    },
    prompt(prompt) {
      return say(prompt.message, {
        ...readable(prompt.arguments),
        player: names[prompt.seat] ?? "",
      });
    },
    reason: ({ message, arguments: values }) => say(message, readable(values)),
    value,
    field: (field) => say(firstOf(`field-${family}-${field}`, `field-${field}`) ?? field),
    category: (category) =>
      say(firstOf(`category-${family}-${category}`, `category-${category}`) ?? category),
    fact: (part) => firstOf(`fact-${family}-${part}`),
    move: (move) =>
      Object.entries(move)
        .map(([field, it]) => value(field, it))
        .join(": "),
    note,
  };
}

function players(seats: unknown, names: readonly string[]): string {
  const listed = Array.isArray(seats) ? seats : [seats];
  return listed.map((seat) => (typeof seat === "number" ? (names[seat] ?? "") : "")).join(", ");
}
