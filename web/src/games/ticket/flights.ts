/** Cards fly: from the row or the deck into the hand, or away to whoever drew them. */

import { mount, unmount } from "svelte";

import type { SeenEvent } from "../../api/frames.ts";
import type { CardKind } from "../../theme/cards.ts";
import DeckBack from "./DeckBack.svelte";
import TrainCard from "./TrainCard.svelte";

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
  const x = goal ? goal.left - from.left : innerWidth - from.left;
  const y = goal ? goal.top - from.top : -innerHeight / 2;
  const { box, remove } = flyingCard(from, flight);
  const flown = box.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px)`, opacity: goal ? 1 : 0 },
    ],
    {
      duration: goal ? FLIGHT : FLIGHT * 2,
      delay,
      easing: "cubic-bezier(.45,0,.15,1)",
      fill: "both",
    },
  );
  flown.onfinish = remove;
  flown.oncancel = remove;
}

function flyingCard(from: DOMRect, flight: Flight): { box: HTMLElement; remove: () => void } {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  box.style.setProperty("--card-width", `${Math.min(from.width, 58)}px`);
  Object.assign(box.style, {
    position: "fixed",
    zIndex: "70",
    left: `${from.left}px`,
    top: `${from.top}px`,
    pointerEvents: "none",
  });
  document.body.append(box);
  const picture = flight.card
    ? mount(TrainCard, { target: box, props: { card: flight.card } })
    : mount(DeckBack, {
        target: box,
        props: { kind: flight.from === "tickets" ? "tickets" : "cards", count: 1 },
      });
  return {
    box,
    remove: () => {
      void unmount(picture);
      box.remove();
    },
  };
}
