/** Cards fly: from row and deck to whoever draws them, from the hand to what they pay for. */

import { mount } from "svelte";

import { fly, type Picture, type Place } from "../../../table/flight.ts";
import { flightsAmong, type CardFlight } from "./card_flights.ts";
import DeckBack from "../hand/DeckBack.svelte";
import TrainCard from "../hand/TrainCard.svelte";
import type { Cards, TicketEvent, TicketTable } from "../wire.ts";

const BETWEEN = 70;
/** After a long absence only the latest cards fly. */
const MOST = 14;
/** On the map, and in the row of another player, a card is smaller than in the hand. */
const FAR_AWAY = 0.45;

const shown = new WeakSet<readonly TicketEvent[]>();

/** Let the cards of the last events fly, once. */
export function sendCards(table: TicketTable): void {
  const { fresh, events, seat } = table;
  if (fresh.length === 0 || shown.has(fresh)) return;
  shown.add(fresh);
  const hand = table.view?.you?.cards ?? {};
  flightsAmong(fresh, events, seat)
    .slice(-MOST)
    .forEach((flight, number) => send(flight, hand, number * BETWEEN));
}

function send(flight: CardFlight, hand: Cards, delay: number): void {
  const isFarAway = /^(\[|seat-)/.test(flight.to[0] ?? "");
  void fly({
    from: flight.from.map(placeOf),
    to: flight.to.map(placeOf),
    picture: pictureFor(flight),
    delay,
    scale: isFarAway ? FAR_AWAY : 1,
    arrives: isNewPlace(flight, hand),
  });
}

/** What was not there before is not seen before it has landed. */
function isNewPlace({ to, card, isTicket }: CardFlight, hand: Cards): boolean {
  const [goal = ""] = to;
  const isFirstOfItsKind = card !== undefined && goal.startsWith("own-") && hand[card] === 1;
  return isFirstOfItsKind || goal.startsWith("row-") || (isTicket === true && goal.startsWith("["));
}

function pictureFor({ card, isTicket = false }: CardFlight): Picture {
  if (card) return (target) => mount(TrainCard, { target, props: { card } });
  const kind = isTicket ? "tickets" : "cards";
  return (target) => mount(DeckBack, { target, props: { kind, count: 1 } });
}

/** Routes and cities lie on the map; the rest are spots of the table. */
function placeOf(name: string): Place {
  return name.startsWith("[") ? (document.querySelector(name) ?? undefined) : name;
}
