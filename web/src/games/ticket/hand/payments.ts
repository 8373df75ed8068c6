/** Payments among the moves of a prompt; which of them there are, only the server knows. */

import { CARD_ORDER } from "../board.ts";
import type { CardKind, Cards, PayingMove, TicketMove, TicketPrompt } from "../wire.ts";

/** A thing on the map that is paid for with cards. */
export interface Target {
  kind: "route" | "city";
  id: string;
}

/** The moves that pay for something, those that spare locomotives first. */
export function paymentsFor(prompt: TicketPrompt | null, { kind, id }: Target): PayingMove[] {
  return inOrder(targets(prompt, kind).get(id) ?? []);
}

/** The ways to pay the extra of a tunnel, those that spare locomotives first. */
export function extraPayments(prompt: TicketPrompt | null): PayingMove[] {
  return inOrder((prompt?.moves ?? []).filter((move) => move.do === "pay-extra"));
}

/** Every route or city that can be paid for now, with its payments. */
export function targets(prompt: TicketPrompt | null, kind: Target["kind"]): Map<string, PayingMove[]> {
  const found = new Map<string, PayingMove[]>();
  for (const move of prompt?.moves ?? []) {
    const target = targetOf(move);
    if (target?.kind === kind) found.set(target.id, [...(found.get(target.id) ?? []), target.payment]);
  }
  return found;
}

function targetOf(move: TicketMove): (Target & { payment: PayingMove }) | undefined {
  if (move.do === "claim") return { kind: "route", id: move.route, payment: move };
  if (move.do === "station") return { kind: "city", id: move.city, payment: move };
  return undefined;
}

/** Whether a move of this kind is offered. */
export function offers(prompt: TicketPrompt | null, does: TicketMove["do"]): boolean {
  return prompt?.moves.some((move) => move.do === does) ?? false;
}

/** The colour a payment is made in; locomotives if there is nothing else. */
export function colourOf({ cards }: PayingMove): CardKind {
  return CARD_ORDER.find((card) => cards[card] && card !== "locomotive") ?? "locomotive";
}

/** The payments in one colour. */
export function inColour(moves: readonly PayingMove[], colour: CardKind): PayingMove[] {
  return moves.filter((move) => colourOf(move) === colour);
}

function inOrder(moves: readonly PayingMove[]): PayingMove[] {
  return [...moves].sort(
    (one, other) =>
      (one.cards.locomotive ?? 0) - (other.cards.locomotive ?? 0) ||
      CARD_ORDER.indexOf(colourOf(one)) - CARD_ORDER.indexOf(colourOf(other)),
  );
}

/** A payment card by card, as it is laid on the table. */
export function cardByCard(cards: Cards): CardKind[] {
  return CARD_ORDER.flatMap((card) => Array<CardKind>(cards[card] ?? 0).fill(card));
}
