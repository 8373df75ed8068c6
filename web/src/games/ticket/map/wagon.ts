/** Wagons: the pattern at both ends, and the way they roll in. */

import { itemAt } from "../../../map/item.ts";
import { paced } from "../../../table/motion.ts";
import type { WagonEnd } from "../../../theme/players.ts";
import type { RouteDrawing } from "./drawing.ts";

export const WAGON_WIDTH = 18.4;
export const WAGON_GROWTH = 1.6;

const APART = 90;
const ROLL = 420;
const FRAMES = 8;

/** Lines at both ends of a wagon whose middle is at 0, 0. */
export function endPattern(end: WagonEnd, length: number): string {
  const x = length / 2 - 4.5;
  switch (end) {
    case "bars":
      return `M${-x}-3V5M${x}-3V5`;
    case "slants":
      return `M${-x - 1} 5l3.4-7M${x + 1} 5l-3.4-7`;
    case "dots":
      return `M${-x + 0.6} 1.4h.01M${x - 0.6} 1.4h.01`;
    case "chevrons":
      return `M${-x}-2l2.4 3.2-2.4 3.2M${x}-2l-2.4 3.2 2.4 3.2`;
    case "crosses":
      return `M${-x - 1.4}-1.4l4 5.2m0-5.2l-4 5.2M${x + 1.4}-1.4l-4 5.2m0-5.2l4 5.2`;
    case "none":
      return "";
  }
}

/** The wagon comes along the track from the nearer city; the one with the longest way starts first. */
export function rollIn(wagon: SVGGElement, route: RouteDrawing, index: number): Animation {
  const space = itemAt(route.spaces, index);
  const count = route.spaces.length;
  const fromStart = index < count / 2;
  const turn = fromStart ? Math.ceil(count / 2) - 1 - index : index - Math.ceil(count / 2);
  const { track, spaces } = route.row;
  const { start: slotStart, end: slotEnd } = itemAt(spaces, index);
  const stop = (slotStart + slotEnd) / 2;
  const start = fromStart ? 0 : track.length;
  const flipped = Math.abs(space.degrees - (space.angle * 180) / Math.PI) > 1;
  const frames: Keyframe[] = Array.from({ length: FRAMES + 1 }, (_, step) => {
    const { x, y, angle } = track.at(start + ((stop - start) * step) / FRAMES);
    const degrees = (angle * 180) / Math.PI + (flipped ? 180 : 0);
    return { transform: `translate(${x}px, ${y}px) rotate(${degrees}deg)`, opacity: step === 0 ? 0 : 1 };
  });
  frames[FRAMES] = {
    transform: `translate(${space.x}px, ${space.y}px) rotate(${nearest(space.degrees, itemAt(frames, FRAMES - 1))}deg)`,
    opacity: 1,
  };
  return wagon.animate(frames, {
    duration: paced(ROLL),
    delay: paced(turn * APART),
    easing: "cubic-bezier(0.45, 0, 0.15, 1)",
    fill: "backwards",
  });
}

/** The same angle, written so that the last step does not spin the wagon round. */
function nearest(degrees: number, before: Keyframe): number {
  const last = Number(/rotate\((.*)deg\)/.exec(String(before["transform"]))?.[1] ?? degrees);
  return degrees + 360 * Math.round((last - degrees) / 360);
}
