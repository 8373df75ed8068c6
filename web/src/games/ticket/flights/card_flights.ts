/** Which cards moved in the last events, from where to where. */

import type { SeenEvent } from "../../../api/frames.ts";
import type { CardKind } from "../../../theme/cards.ts";
import type { Cards } from "../board.ts";
import { cardByCard } from "../hand/payments.ts";

/** One card on its way; without a colour it is seen from behind. */
export interface CardFlight {
  from: string[];
  to: string[];
  card: CardKind | undefined;
  isTicket?: boolean;
}

/** Every card that moved among some events: where it lay, and where it lies now. */
export function flightsAmong(
  events: readonly SeenEvent[],
  all: readonly SeenEvent[],
  seat: number | null,
): CardFlight[] {
  return events.flatMap((event, index) => {
    const card = event.arguments["card"] as CardKind | undefined;
    const owner = event.seat;
    switch (event.message.replace(/^event-ticket-|-own$/g, "")) {
      case "draw":
        return [{ from: [slotOf(events[index + 1])], to: handOf(owner, seat, card), card }];
      case "draw-blind":
        return [{ from: ["deck"], to: handOf(owner, seat, card), card }];
      case "draw-tickets":
        return [{ from: ["tickets"], to: [`seat-${owner}`], card: undefined, isTicket: true }];
      case "chosen":
      case "keep":
        return kept(event, seat);
      case "turned-up":
        return isLastOnSlot(events, index) ? [{ from: ["deck"], to: [slotOf(event)], card }] : [];
      case "claim":
      case "tunnel":
      case "pay-extra":
      case "station":
        return paid(event, goalOf(event, all), seat);
      case "withdraw":
        return takenBack(lastTunnel(all), owner, seat);
      default:
        return [];
    }
  });
}

function handOf(owner: number | null, seat: number | null, card: CardKind | undefined): string[] {
  return owner !== null && owner === seat ? [`own-${card ?? ""}`, "own"] : [`seat-${owner}`];
}

/** The place in the row that an event is about; the middle one if it was not filled again. */
function slotOf(event: SeenEvent | undefined): string {
  const slot = event?.arguments["slot"];
  return `row-${typeof slot === "number" ? slot : 2}`;
}

/** A row that is replaced may fill a place twice: only the card that stays there flies. */
function isLastOnSlot(events: readonly SeenEvent[], index: number): boolean {
  const slot = slotOf(events[index]);
  return !events
    .slice(index + 1)
    .some((event) => event.message === "event-ticket-turned-up" && slotOf(event) === slot);
}

function paid(event: SeenEvent, goal: string, seat: number | null): CardFlight[] {
  const cards = (event.arguments["cards"] ?? {}) as Cards;
  return cardByCard(cards).map((card) => ({
    from: handOf(event.seat, seat, card),
    to: [goal],
    card,
  }));
}

/** My new tickets go to the others beside the map. */
function kept(event: SeenEvent, seat: number | null): CardFlight[] {
  const tickets = event.arguments["tickets"];
  if (event.seat !== seat || !Array.isArray(tickets)) return [];
  return (tickets as string[]).map((ticket) => ({
    from: ["hand"],
    to: [`[data-ticket="${ticket}"]`],
    card: undefined,
    isTicket: true,
  }));
}

function takenBack(tunnel: SeenEvent | undefined, owner: number | null, seat: number | null): CardFlight[] {
  if (!tunnel) return [];
  return cardByCard((tunnel.arguments["cards"] ?? {}) as Cards).map((card) => ({
    from: [goalOf(tunnel, [])],
    to: handOf(owner, seat, card),
    card,
  }));
}

/** What is paid for, as it is found on the map; extra cards go where the tunnel is. */
function goalOf(event: SeenEvent, all: readonly SeenEvent[]): string {
  const { city, route } = event.arguments;
  if (typeof city === "string") return `[data-city="${city}"]`;
  return `[data-route="${String(route ?? lastTunnel(all)?.arguments["route"])}"]`;
}

function lastTunnel(all: readonly SeenEvent[]): SeenEvent | undefined {
  return all.filter(({ message }) => message === "event-ticket-tunnel").at(-1);
}
