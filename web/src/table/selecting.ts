/** What the selections of all families share: who has one, when something may be played, and how carefully. */

import type { TableModel } from "./model.svelte.ts";

/** The same selection for all parts of a table. */
export function oncePerTable<Selection>(make: (table: TableModel) => Selection) {
  const made = new WeakMap<TableModel, Selection>();
  return (table: TableModel): Selection => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const selection = make(table);
    made.set(table, selection);
    return selection;
  };
}

/** The same for all parts of a table, but never for the next seat at this device. */
export function oncePerSeat<Selection>(make: (table: TableModel) => Selection) {
  const seatsOf = oncePerTable(() => new Map<number | null, Selection>());
  return (table: TableModel): Selection => {
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

/** Fingers slip: on touch screens every step is confirmed. */
export function isTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
