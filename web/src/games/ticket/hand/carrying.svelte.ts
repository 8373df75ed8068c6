/** Carrying a card from the hand onto a route, with mouse or finger. */

import type { Attachment } from "svelte/attachments";

import { selectionOf } from "../selection.svelte.ts";
import type { CardKind, TicketTable } from "../wire.ts";

interface Load {
  card: CardKind;
  table: TicketTable;
}

/** Less than this is a click. */
const SLACK = 8;

/** Lets a card be carried; a click on it stays a click. */
export function carry({ card, table }: Load): Attachment<HTMLElement> {
  return (node) => {
    const selection = selectionOf(table);
    let grabbed: { x: number; y: number } | undefined;
    let ghost: HTMLElement | undefined;

    function down(event: PointerEvent): void {
      if (event.button === 0 && table.prompt) grabbed = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (!grabbed) return;
      const distance = Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y);
      if (!ghost && distance < SLACK) return;
      if (!ghost) {
        ghost = ghostOf(node);
        selection.carried = card;
        node.setPointerCapture(event.pointerId);
      }
      ghost.style.transform = `translate(${event.clientX - 29}px, ${event.clientY - 44}px)`;
    }

    function up(event: PointerEvent): void {
      const wasCarried = ghost !== undefined;
      drop();
      if (!wasCarried) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const route = routeAt(event.clientX, event.clientY);
      if (route) void selection.claim(route, { x: event.clientX, y: event.clientY }, card);
    }

    function drop(): void {
      grabbed = undefined;
      ghost?.remove();
      ghost = undefined;
      selection.carried = undefined;
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", drop);
    return () => {
      drop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", drop);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The card itself, following the pointer. */
function ghostOf(node: HTMLElement): HTMLElement {
  const picture = node.firstElementChild ?? node;
  const ghost = picture.cloneNode(true) as HTMLElement;
  ghost.style.position = "fixed";
  ghost.style.zIndex = "80";
  ghost.style.top = "0";
  ghost.style.left = "0";
  ghost.style.pointerEvents = "none";
  document.body.append(ghost);
  return ghost;
}

/** The route whose corridor lies at a place on the page. */
function routeAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const route = element.closest<SVGElement | HTMLElement>("[data-route]")?.dataset["route"];
    if (route) return route;
  }
  return undefined;
}
