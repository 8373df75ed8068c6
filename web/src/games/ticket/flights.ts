/** Cards fly: from the row or the deck into the hand, or away to whoever drew them. */

import type { SeenEvent } from "../../api/frames.ts";
import { cardFill, type CardKind } from "../../theme/cards.ts";

const FLIGHT = 320;
const BETWEEN = 90;

interface Flight {
  from: string;
  card: CardKind | undefined;
  isMine: boolean;
}

/** Every card that was drawn among some events, and the place it came from. */
export function flightsAmong(events: readonly SeenEvent[], seat: number | null): Flight[] {
  return events.flatMap((event, index) => {
    const isMine = event.seat !== null && event.seat === seat;
    if (event.message === "event-ticket-draw") {
      const next = events[index + 1];
      const slot = next?.message === "event-ticket-turned-up" ? next.arguments["slot"] : undefined;
      const from = typeof slot === "number" ? `row-${slot}` : "row-2";
      return [{ from, card: event.arguments["card"] as CardKind, isMine }];
    }
    if (/^event-ticket-draw-blind(-own)?$/.test(event.message)) {
      return [{ from: "deck", card: event.arguments["card"] as CardKind | undefined, isMine }];
    }
    if (/^event-ticket-draw-tickets(-own)?$/.test(event.message) && !isMine) {
      return [{ from: "tickets", card: undefined, isMine }];
    }
    return [];
  });
}

/** Let the cards of the last events fly. */
export function fly(hand: HTMLElement, events: readonly SeenEvent[], seat: number | null): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  flightsAmong(events, seat).forEach((flight, number) => start(hand, flight, number * BETWEEN));
}

function start(hand: HTMLElement, flight: Flight, delay: number): void {
  const place = hand.querySelector(`[data-place="${flight.from}"]`);
  if (!place) return;
  const from = place.getBoundingClientRect();
  const goal =
    flight.isMine && flight.card
      ? hand.querySelector(`[data-own-card="${flight.card}"]`)?.getBoundingClientRect()
      : undefined;
  const [x, y] = goal ? [goal.left - from.left, goal.top - from.top] : [innerWidth - from.left, -innerHeight / 2];
  const card = flyingCard(from, flight.card);
  document.body.append(card);
  const flown = card.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px)`, opacity: goal ? 1 : 0 },
    ],
    { duration: goal ? FLIGHT : FLIGHT * 2, delay, easing: "cubic-bezier(.45,0,.15,1)", fill: "backwards" },
  );
  flown.onfinish = () => card.remove();
  flown.oncancel = () => card.remove();
}

function flyingCard(box: DOMRect, card: CardKind | undefined): HTMLElement {
  const flying = document.createElement("div");
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, {
    position: "fixed",
    zIndex: "70",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${Math.min(box.width, 58)}px`,
    height: `${Math.min(box.height, 88)}px`,
    borderRadius: "8px",
    border: "1.2px solid rgb(0 0 0 / 40%)",
    background: card ? cardFill(card) : "#6a2a20",
    pointerEvents: "none",
  });
  return flying;
}
