/** Places on a map that are pressed or reached by keys: one by the tab key, the others from there. */

import type { Point } from "./curve.ts";
import { isPressing, isSteering, steer } from "./steering.ts";

type Press = (event: Event, id: string) => void;

export class Places {
  #places: () => ReadonlyMap<string, Point>;
  #visited = $state("");

  /** Where everything lies that can be reached; elements carry their id in `data-place`. */
  constructor(places: () => ReadonlyMap<string, Point>) {
    this.#places = places;
  }

  /** The one place that the tab key reaches. */
  get stop(): string | undefined {
    const places = this.#places();
    return places.has(this.#visited) ? this.#visited : places.keys().next().value;
  }

  visit(id: string): void {
    this.#visited = id;
  }

  /** What makes an element a place: it can be pressed, and reached by keys. */
  button(id: string, label: string, press: Press) {
    return {
      "data-place": id,
      role: "button",
      tabindex: this.stop === id ? 0 : -1,
      "aria-label": label,
      onclick: (event: MouseEvent) => press(event, id),
      onkeydown: (event: KeyboardEvent) => this.key(event, id, press),
      onfocus: () => this.visit(id),
    } as const;
  }

  /** A key on a place: it is pressed, or leads to another in the same layer. */
  key(event: KeyboardEvent, id: string, press: Press): void {
    const isPress = isPressing(event.key);
    if (!isPress && !isSteering(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isPress) return press(event, id);
    const next = steer(this.#places(), id, event.key);
    const layer = (event.currentTarget as Element).parentElement;
    if (next) layer?.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
  }
}
