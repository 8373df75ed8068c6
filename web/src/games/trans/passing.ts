/** Cities that are handed on travel from one player to the next. */

import { mount } from "svelte";

import type { SeenEvent } from "../../api/frames.ts";
import { fly } from "../../table/flight.ts";
import type { TableModel } from "../../table/model.svelte.ts";
import CityToken from "./CityToken.svelte";
import type { Colour } from "./map/net.ts";

export interface Passing {
  colour: Colour;
  from: string[];
  to: string[];
}

const BETWEEN = 90;
const sent = new WeakSet<readonly SeenEvent[]>();

/** Send the cities of the last events on their way, once. */
export function passCities({ fresh }: TableModel): void {
  if (fresh.length === 0 || sent.has(fresh)) return;
  sent.add(fresh);
  passingsAmong(fresh).forEach(({ colour, from, to }, number) => {
    const picture = (target: HTMLElement) => mount(CityToken, { target, props: { colour } });
    void fly({ from, to, picture, delay: number * BETWEEN });
  });
}

/** From whom to whom; whoever receives a city, sees it come into the hand. */
export function passingsAmong(events: readonly SeenEvent[]): Passing[] {
  return events.flatMap(({ message, seat, arguments: told }) => {
    if (!/^event-trans-hand-on(-own)?$/.test(message)) return [];
    const { colour, receiver, city } = told as { colour: Colour; receiver: number; city?: string };
    const hand = city === undefined ? [] : [`city-${city}`];
    return [{ colour, from: [`seat-${seat}`], to: [...hand, `seat-${receiver}`] }];
  });
}
