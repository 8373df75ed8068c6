/** Which cards moved in the last events, from where to where. */

import { cardByCard } from "../hand/payments.ts";
import type { CardKind, Cards, TicketEvent } from "../wire.ts";

/** One card on its way; without a colour it is seen from behind. */
export interface CardFlight {
  from: string[];
  to: string[];
  card: CardKind | undefined;
  isTicket?: boolean;
}

type Tunnel = Extract<TicketEvent, { message: "event-ticket-tunnel" }>;

/** Every card that moved among some events: where it lay, and where it lies now. */
export function flightsAmong(
  events: readonly TicketEvent[],
  all: readonly TicketEvent[],
  seat: number | null,
): CardFlight[] {
  const hand = (owner: number, card?: CardKind): string[] =>
    owner === seat ? [`own-${card ?? ""}`, "own"] : [`seat-${owner}`];
  const paid = (owner: number, cards: Cards, goal: string): CardFlight[] =>
    cardByCard(cards).map((card) => ({ from: hand(owner, card), to: [goal], card }));
  return events.flatMap((event, index): CardFlight[] => {
    switch (event.message) {
      case "event-ticket-draw": {
        const { card } = event.arguments;
        return [{ from: [slotOf(events[index + 1])], to: hand(event.seat, card), card }];
      }
      case "event-ticket-draw-blind":
        return [{ from: ["deck"], to: hand(event.seat), card: undefined }];
      case "event-ticket-draw-blind-own": {
        const { card } = event.arguments;
        return [{ from: ["deck"], to: hand(event.seat, card), card }];
      }
      case "event-ticket-draw-tickets":
      case "event-ticket-draw-tickets-own":
        return [{ from: ["tickets"], to: [`seat-${event.seat}`], card: undefined, isTicket: true }];
      case "event-ticket-chosen-own":
      case "event-ticket-keep-own":
        return event.seat === seat ? kept(event.arguments.tickets) : [];
      case "event-ticket-turned-up": {
        const { card } = event.arguments;
        return isLastOnSlot(events, index) ? [{ from: ["deck"], to: [slotOf(event)], card }] : [];
      }
      case "event-ticket-claim":
      case "event-ticket-tunnel":
        return paid(event.seat, event.arguments.cards, onRoute(event.arguments.route));
      case "event-ticket-pay-extra":
        return paid(event.seat, event.arguments.cards, onRoute(lastTunnel(all)?.arguments.route));
      case "event-ticket-station":
        return paid(event.seat, event.arguments.cards, `[data-city="${event.arguments.city}"]`);
      case "event-ticket-withdraw": {
        const { cards = {}, route } = lastTunnel(all)?.arguments ?? {};
        return cardByCard(cards).map((card) => ({
          from: [onRoute(route)],
          to: hand(event.seat, card),
          card,
        }));
      }
      default:
        return [];
    }
  });
}

/** The place in the row that an event is about; the middle one if it was not filled again. */
function slotOf(event: TicketEvent | undefined): string {
  return `row-${event?.message === "event-ticket-turned-up" ? event.arguments.slot : 2}`;
}

/** A row that is replaced may fill a place twice: only the card that stays there flies. */
function isLastOnSlot(events: readonly TicketEvent[], index: number): boolean {
  const slot = slotOf(events[index]);
  return !events
    .slice(index + 1)
    .some((event) => event.message === "event-ticket-turned-up" && slotOf(event) === slot);
}

/** My new tickets go to the others beside the map. */
function kept(tickets: readonly string[]): CardFlight[] {
  return tickets.map((ticket) => ({
    from: ["hand"],
    to: [`[data-ticket="${ticket}"]`],
    card: undefined,
    isTicket: true,
  }));
}

/** A route as it is found on the map; extra cards go where the tunnel is. */
function onRoute(route: string | undefined): string {
  return `[data-route="${String(route)}"]`;
}

function lastTunnel(all: readonly TicketEvent[]): Tunnel | undefined {
  return all.filter((event) => event.message === "event-ticket-tunnel").at(-1);
}
