/**
 * What somebody may have meant with something that is not offered. The move is sent all the same:
 * the answer, with its rule, comes from the rules of the game and not from here.
 */

import { CARD_ORDER, type Route } from "../board.ts";
import type { CardKind, Cards, PayingMove } from "../wire.ts";

/** A route for what is printed on it, in the colour chosen. */
export function wishedClaim(route: Route, colour: CardKind | undefined): PayingMove {
  const wanted = colour ?? (route.color === "gray" ? anyColour() : route.color);
  return { do: "claim", route: route.id, cards: paid(wanted, route.length, route.locomotives) };
}

/** A station in the colour chosen; the server says what one costs. */
export function wishedStation(city: string, cost: number, colour: CardKind | undefined): PayingMove {
  return { do: "station", city, cards: paid(colour ?? anyColour(), cost, 0) };
}

function paid(colour: CardKind, length: number, locomotives: number): Cards {
  if (colour === "locomotive") return { locomotive: length };
  const rest = length - locomotives;
  return {
    ...(rest > 0 ? { [colour]: rest } : {}),
    ...(locomotives > 0 ? { locomotive: locomotives } : {}),
  };
}

/** Where every colour will do, no hand has enough of any: it would be offered. */
function anyColour(): CardKind {
  return CARD_ORDER[0] ?? "pink";
}
