/** Cities that are handed on travel from one player to the next. */

import { mount } from "svelte";

import { fly } from "../../table/flight.ts";
import CityToken from "./CityToken.svelte";
import type { Colour, TransEvent, TransTable } from "./wire.ts";

export interface Passing {
  colour: Colour;
  from: string[];
  to: string[];
}

const BETWEEN = 90;
const sent = new WeakSet<readonly TransEvent[]>();

/** Send the cities of the last events on their way, once. */
export function passCities({ fresh }: TransTable): void {
  if (fresh.length === 0 || sent.has(fresh)) return;
  sent.add(fresh);
  passingsAmong(fresh).forEach(({ colour, from, to }, number) => {
    const picture = (target: HTMLElement) => mount(CityToken, { target, props: { colour } });
    void fly({ from, to, picture, delay: number * BETWEEN });
  });
}

/** From whom to whom; whoever receives a city, sees it come into the hand. */
export function passingsAmong(events: readonly TransEvent[]): Passing[] {
  return events.flatMap((event) => {
    if (event.message !== "event-trans-hand-on" && event.message !== "event-trans-hand-on-own") return [];
    const { colour, receiver } = event.arguments;
    const hand = event.message === "event-trans-hand-on-own" ? [`city-${event.arguments.city}`] : [];
    return [{ colour, from: [`seat-${event.seat}`], to: [...hand, `seat-${receiver}`] }];
  });
}
