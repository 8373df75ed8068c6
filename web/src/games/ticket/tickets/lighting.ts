/** Pointing at a ticket, or focusing it, lights its cities and its way on the map. */

import type { Attachment } from "svelte/attachments";

import type { Light, TicketSelection } from "../selection.svelte.ts";

export function lights(selection: TicketSelection, light: Light): Attachment<HTMLElement> {
  return (node) => {
    const mine: Light = { ...light };
    const on = (): void => {
      selection.pointed = mine;
    };
    // A ticket that had the focus loses it while it is taken away, when nothing may be changed yet.
    const off = (): void => {
      queueMicrotask(() => {
        if (selection.pointed === mine) selection.pointed = undefined;
      });
    };
    // The way of a ticket may change under the pointer.
    if (node.matches(":hover, :focus-visible")) on();
    node.addEventListener("pointerenter", on);
    node.addEventListener("pointerleave", off);
    node.addEventListener("focus", on);
    node.addEventListener("blur", off);
    return () => {
      off();
      node.removeEventListener("pointerenter", on);
      node.removeEventListener("pointerleave", off);
      node.removeEventListener("focus", on);
      node.removeEventListener("blur", off);
    };
  };
}
