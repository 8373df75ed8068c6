/**
 * What somebody may have meant with something that is not offered. The move is sent all the same:
 * the answer, with its rule, comes from the rules of the game and not from here.
 */

import type { Move } from "../../../api/frames.ts";
import type { CardKind } from "../../../theme/cards.ts";
import { CARD_ORDER, type Cards, type Route, type TicketBoard } from "../board.ts";

/** The claim that comes nearest to what a hand can pay. */
export function wishedClaim(
  board: TicketBoard,
  route: Route,
  hand: Cards,
  colour: CardKind | undefined,
): Move {
  const wanted = colour ?? (route.color === "gray" ? fullest(hand) : route.color);
  const usable = locomotivesFor(board, route, hand);
  const asked = Math.min(route.length, route.locomotives);
  if (wanted === "locomotive") {
    return { do: "claim", route: route.id, cards: { locomotive: route.length } };
  }
  const inColour = Math.min(hand[wanted] ?? 0, route.length - asked);
  const locomotives = Math.max(asked, Math.min(usable, route.length - inColour));
  return { do: "claim", route: route.id, cards: paid(wanted, route.length, locomotives) };
}

/** A station paid in the colour chosen, or in the one there is most of. */
export function wishedStation(city: string, cost: number, hand: Cards, colour: CardKind | undefined): Move {
  return { do: "station", city, cards: paid(colour ?? fullest(hand), cost, 0) };
}

/** How many cards are missing for a route, at best; shown as a tint, decides nothing. */
export function cardsMissing(board: TicketBoard, route: Route, hand: Cards): number {
  const locomotives = locomotivesFor(board, route, hand);
  const forFerry = Math.min(locomotives, route.locomotives);
  const rest = route.length - route.locomotives;
  const inColour = hand[route.color === "gray" ? fullest(hand) : route.color] ?? 0;
  const filled = Math.min(rest, inColour + locomotives - forFerry);
  return route.length - forFerry - filled;
}

function locomotivesFor(board: TicketBoard, route: Route, hand: Cards): number {
  const isUseless = board.locomotivesOnlyInTunnels && route.kind !== "tunnel";
  return isUseless ? 0 : (hand.locomotive ?? 0);
}

function paid(colour: CardKind, length: number, locomotives: number): Cards {
  if (colour === "locomotive") return { locomotive: length };
  const rest = length - locomotives;
  return {
    ...(rest > 0 ? { [colour]: rest } : {}),
    ...(locomotives > 0 ? { locomotive: locomotives } : {}),
  };
}

/** The colour a hand has most of. */
function fullest(hand: Cards): CardKind {
  const colours = CARD_ORDER.filter((card) => card !== "locomotive");
  return colours.reduce((best, card) => ((hand[card] ?? 0) > (hand[best] ?? 0) ? card : best));
}
