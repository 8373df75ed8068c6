/** What the selections of all families share: who has one, when something may be played, and how carefully. */

import type { Move, Wire } from "../api/messages.ts";
import type { Point, TableModel } from "./model.svelte.ts";

/** The same selection for all parts of a table. */
export function oncePerTable<Own extends Wire, Selection>(make: (table: TableModel<Own>) => Selection) {
  const made = new WeakMap<TableModel<Own>, Selection>();
  return (table: TableModel<Own>): Selection => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const selection = make(table);
    made.set(table, selection);
    return selection;
  };
}

/** The same for all parts of a table, but never for the next seat at this device. */
export function oncePerSeat<Own extends Wire, Selection>(make: (table: TableModel<Own>) => Selection) {
  const seatsOf = oncePerTable<Own, Map<number | null, Selection>>(() => new Map());
  return (table: TableModel<Own>): Selection => {
    const seats = seatsOf(table);
    const selection = seats.get(table.seat) ?? make(table);
    seats.set(table.seat, selection);
    return selection;
  };
}

/** Whether this device may decide for the seat that is looked at, now. */
export function canPlay({ busy, isReplay, over, seat, mySeats }: TableModel): boolean {
  return !busy && !isReplay && !over && seat !== null && mySeats.includes(seat);
}

/** Whether two moves are the same decision; the server writes fields always in the same order. */
export function isSameMove(one: Move | undefined, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a prompt lists a move. */
export function isOffered({ prompt }: TableModel, move: Move): boolean {
  return prompt?.moves.some((offered) => isSameMove(offered, move)) ?? false;
}

/** The place of a click, to answer there. */
export function placeOfClick(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

/** Fingers slip: on touch screens every step is confirmed. */
export function isTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
