/** Payments among the moves of a prompt; which of them there are, only the server knows. */

import type { Move, Prompt } from "../../../api/frames.ts";
import type { CardKind } from "../../../theme/cards.ts";
import { CARD_ORDER, type Cards } from "../board.ts";

/** A thing on the map that is paid for with cards. */
export interface Target {
  kind: "route" | "city";
  id: string;
}

/** The moves that pay for something, those that spare locomotives first. */
export function paymentsFor(prompt: Prompt | null, target: Target): Move[] {
  const does = target.kind === "route" ? "claim" : "station";
  const moves = (prompt?.moves ?? []).filter(
    (move) => move["do"] === does && move[target.kind] === target.id,
  );
  return inOrder(moves);
}

/** The ways to pay the extra of a tunnel, those that spare locomotives first. */
export function extraPayments(prompt: Prompt | null): Move[] {
  return inOrder((prompt?.moves ?? []).filter((move) => move["do"] === "pay-extra"));
}

/** Every route or city that can be paid for now, with its payments. */
export function targets(prompt: Prompt | null, kind: Target["kind"]): Map<string, Move[]> {
  const does = kind === "route" ? "claim" : "station";
  const found = new Map<string, Move[]>();
  for (const move of prompt?.moves ?? []) {
    if (move["do"] !== does) continue;
    const id = String(move[kind]);
    found.set(id, [...(found.get(id) ?? []), move]);
  }
  return found;
}

/** Whether a move of this kind is offered. */
export function offers(prompt: Prompt | null, does: string): boolean {
  return prompt?.moves.some((move) => move["do"] === does) ?? false;
}

export function cardsOf(move: Move): Cards {
  return (move["cards"] ?? {}) as Cards;
}

/** The colour a payment is made in; locomotives if there is nothing else. */
export function colourOf(move: Move): CardKind {
  const cards = cardsOf(move);
  return CARD_ORDER.find((card) => cards[card] && card !== "locomotive") ?? "locomotive";
}

/** The payments in one colour. */
export function inColour(moves: readonly Move[], colour: CardKind): Move[] {
  return moves.filter((move) => colourOf(move) === colour);
}

function inOrder(moves: readonly Move[]): Move[] {
  return [...moves].sort(
    (one, other) =>
      (cardsOf(one).locomotive ?? 0) - (cardsOf(other).locomotive ?? 0) ||
      CARD_ORDER.indexOf(colourOf(one)) - CARD_ORDER.indexOf(colourOf(other)),
  );
}

/** A payment card by card, as it is laid on the table. */
export function cardByCard(cards: Cards): CardKind[] {
  return CARD_ORDER.flatMap((card) => Array<CardKind>(cards[card] ?? 0).fill(card));
}
