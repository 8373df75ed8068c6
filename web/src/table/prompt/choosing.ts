/**
 * Choosing a move step by step, whatever the game: first what to do, then one field after another.
 * Only the moves of a prompt are known here, no rule.
 */

import type { Move } from "../../api/messages.ts";

export interface Choice {
  /** The value as text, to compare and to key by. */
  key: string;
  value: unknown;
  /** All moves that are still possible after this choice. */
  moves: Move[];
}

export interface Step {
  field: string;
  choices: Choice[];
  /** The values are selections from one list: to be ticked off instead of listed one by one. */
  isSelection: boolean;
}

/** What has to be decided next; nothing if only one move is left. */
export function nextStep(moves: readonly Move[]): Step | undefined {
  if (moves.length < 2) return undefined;
  for (const field of fieldsOf(moves)) {
    const choices = choicesOf(moves, field);
    if (choices.length < 2) continue;
    return { field, choices, isSelection: isSelection(choices) };
  }
  return undefined;
}

/** The single items that selections are made of, in the order in which they appear. */
export function itemsOf(choices: readonly Choice[]): string[] {
  const longestFirst = choices
    .map((choice) => choice.value as string[])
    .sort((one, other) => other.length - one.length);
  return [...new Set(longestFirst.flat())];
}

/** The choice that takes exactly these items. */
export function choiceOf(choices: readonly Choice[], items: ReadonlySet<string>): Choice | undefined {
  return choices.find((choice) => {
    const value = choice.value as string[];
    return value.length === items.size && value.every((item) => items.has(item));
  });
}

/** What a move has in common with all moves of a choice: a pattern for a standing order. */
export function commonPattern(moves: readonly Move[]): Move {
  const [first, ...rest] = moves;
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([field, value]) =>
      rest.every((move) => keyOf(move[field]) === keyOf(value)),
    ),
  );
}

function fieldsOf(moves: readonly Move[]): string[] {
  const fields = new Set(["do"]);
  for (const move of moves) for (const field of Object.keys(move)) fields.add(field);
  return [...fields];
}

function choicesOf(moves: readonly Move[], field: string): Choice[] {
  const choices = new Map<string, Choice>();
  for (const move of moves) {
    const value = move[field];
    const key = keyOf(value);
    const known = choices.get(key);
    if (known) known.moves.push(move);
    else choices.set(key, { key, value, moves: [move] });
  }
  return [...choices.values()];
}

function isSelection(choices: readonly Choice[]): boolean {
  return (
    choices.length > 2 &&
    choices.every(({ value }) => Array.isArray(value) && value.every((item) => typeof item === "string"))
  );
}

function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? "";
}
