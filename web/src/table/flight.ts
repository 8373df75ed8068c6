/**
 * Things that travel over the table: a card into a hand, a cube to a town, a token to a player.
 *
 *     const picture = (target: HTMLElement) => mount(TrainCard, { target, props: { card } });
 *     void fly({ from: "deck", to: "seat-2", picture });
 *
 * A place is an element by its `data-spot` (or `data-place`, as on the maps that are pressed by place),
 * an element itself, or a point of the window; of several, the first one on the screen counts. The
 * row of each player is the spot "seat-0", "seat-1" and so on.
 * Call it in an effect on `table.fresh`: then the new state is drawn already, and both ends are
 * where they will stay. If the goal is the travelling thing itself, `arrives` hides it until then.
 *
 * Nothing waits for a flight; a press anywhere lands everything at once. Where motion is not wanted
 * the picture only fades away at its old place.
 */

import { unmount } from "svelte";

import { paced, prefersLessMotion } from "./motion.ts";

export interface Spot {
  x: number;
  y: number;
}

export type Place = string | Element | Spot | undefined;

/** Mounts what travels in a box. */
export type Picture = (target: HTMLElement) => Record<string, unknown>;

export interface Flight {
  from: Place | readonly Place[];
  to: Place | readonly Place[];
  picture: Picture;
  /** Milliseconds at the usual pace: cards take 320, cubes 360. */
  duration?: number;
  delay?: number;
  /** The goal is the travelling thing itself: not seen before it has landed. */
  arrives?: boolean;
  /** Its size at the goal, compared with its size at the start. */
  scale?: number;
}

const CARD_FLIGHT = 320;
const FADE = 120;
const TRAVEL = "cubic-bezier(.45,0,.15,1)";

const inTheAir = new Set<Animation>();

/** Let something fly; true when it has landed, false if one of its places is not on the screen. */
export async function fly(flight: Flight): Promise<boolean> {
  const from = find(flight.from);
  const to = find(flight.to);
  // A page nobody looks at would keep everything in the air until somebody does.
  if (!from || !to || document.hidden) return false;
  const box = boxAt(from);
  const drawn = flight.picture(box);
  await landed(start(box, from, to, flight));
  void unmount(drawn);
  box.remove();
  return true;
}

/** Everything in the air is at its goal now. */
export function landAll(): void {
  for (const animation of inTheAir) animation.finish();
}

/** Also lands at a press: a motion that is not a flight, such as a rail being laid. */
export async function landed(...motions: Animation[]): Promise<void> {
  if (inTheAir.size === 0) addEventListener("pointerdown", landAll, { capture: true });
  for (const motion of motions) inTheAir.add(motion);
  await Promise.allSettled(motions.map((motion) => motion.finished));
  for (const motion of motions) inTheAir.delete(motion);
  if (inTheAir.size === 0) removeEventListener("pointerdown", landAll, { capture: true });
}

function start(box: HTMLElement, from: Spot, to: Found, flight: Flight): Animation {
  const centred = "translate(-50%, -50%)";
  const { scale = 1 } = flight;
  const delay = paced(flight.delay ?? 0);
  const duration = paced(flight.duration ?? CARD_FLIGHT);
  if (prefersLessMotion()) {
    if (flight.arrives) to.element?.animate({ opacity: [0, 1] }, FADE);
    return box.animate({ opacity: [1, 0] }, { duration: FADE, fill: "both" });
  }
  if (flight.arrives) hideUntil(to.element, delay + duration);
  const way = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  return box.animate([{ transform: centred }, { transform: `${way} ${centred} scale(${scale})` }], {
    duration,
    delay,
    easing: TRAVEL,
    fill: "both",
  });
}

function hideUntil(goal: Element | undefined, duration: number): void {
  if (goal) void landed(goal.animate({ opacity: [0, 0] }, { duration }));
}

interface Found extends Spot {
  element: Element | undefined;
}

/** Where a flight begins or ends, in pixels of the window. */
function find(places: Place | readonly Place[]): Found | undefined {
  for (const place of listOf(places)) {
    if (isSpot(place)) return { ...place, element: undefined };
    const element = typeof place === "string" ? placeCalled(place) : place;
    const box = element?.getBoundingClientRect();
    if (!element || !box || !isOnScreen(box)) continue;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, element };
  }
  return undefined;
}

function placeCalled(name: string): Element | null {
  const called = CSS.escape(name);
  return document.querySelector(`[data-spot="${called}"], [data-place="${called}"]`);
}

function listOf(places: Place | readonly Place[]): readonly Place[] {
  return Array.isArray(places) ? (places as readonly Place[]) : [places as Place];
}

function isSpot(place: Place): place is Spot {
  return typeof place === "object" && !(place instanceof Element);
}

function isOnScreen(box: DOMRect): boolean {
  const isSeen = box.width > 0 || box.height > 0;
  return isSeen && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
}

function boxAt({ x, y }: Spot): HTMLElement {
  const box = document.createElement("div");
  box.className = "in-flight";
  box.setAttribute("aria-hidden", "true");
  Object.assign(box.style, {
    position: "fixed",
    zIndex: "70",
    left: `${x}px`,
    top: `${y}px`,
    transform: "translate(-50%, -50%)",
    pointerEvents: "none",
  });
  document.body.append(box);
  return box;
}
