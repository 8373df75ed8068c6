/** Where tracks lie: across the middle of an open border, moved along it where plates would meet. */

import type { Point } from "../../src/map/curve.ts";
import { round } from "./outlines.ts";
import type { Border, MapBoard } from "../../src/games/wensleydale/wire.ts";

export const PLATE_LENGTH = 54;
export const PLATE_WIDTH = 24;
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8];
const ROUNDS = 8;
const FRAME = 34;

export interface Plate {
  readonly x: number;
  readonly y: number;
  /** In degrees; a track looks the same from both ends. */
  readonly angle: number;
}

/** Hills and special areas never take tracks, whatever the border (docs/boards.md). */
export function isOpen(border: Border, board: MapBoard): boolean {
  const takesTracks = (id: string): boolean => {
    const terrain = board.areas.find((area) => area.id === id)?.terrain;
    return terrain === "plain" || terrain === "valley";
  };
  return !border.closed && takesTracks(border.a) && takesTracks(border.b);
}

/** One plate for each chain of points, those of closed borders too, though nothing lies there. */
export function placePlates(
  lines: readonly (readonly Point[])[],
  open: readonly boolean[],
  board: readonly [width: number, height: number],
): Plate[] {
  const choices = lines.map((line) => SHARES.map((share) => plateOn(line, share)));
  const chosen = choices.map(([middle]) => middle ?? { x: 0, y: 0, angle: 0 });
  for (let turn = 0; turn < ROUNDS; turn++) {
    choices.forEach((all, index) => {
      if (!open[index]) return;
      const others = chosen.filter((_, other) => other !== index && open[other]);
      const price = (plate: Plate): number =>
        crowding(plate, others) + inMapUnits(plate, board) + 0.1 * all.indexOf(plate);
      chosen[index] = all.reduce((best, plate) => (price(plate) < price(best) ? plate : best));
    });
  }
  return chosen;
}

function plateOn(line: readonly Point[], share: number): Plate {
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? first;
  const [x, y] = pointAt(line, share);
  const border = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI;
  return { x: round(x), y: round(y), angle: round((((border + 90) % 180) + 180) % 180) };
}

function pointAt(line: readonly Point[], share: number): Point {
  const place = share * (line.length - 1);
  const index = Math.min(Math.floor(place), line.length - 2);
  const [a, b] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
  return [a[0] + (place - index) * (b[0] - a[0]), a[1] + (place - index) * (b[1] - a[1])];
}

function crowding(plate: Plate, others: readonly Plate[]): number {
  const near = others.filter((other) => Math.hypot(other.x - plate.x, other.y - plate.y) < PLATE_LENGTH);
  const own = discsOf(plate);
  return near
    .flatMap(discsOf)
    .flatMap((theirs) =>
      own.map((mine) => PLATE_WIDTH + 3 - Math.hypot(mine[0] - theirs[0], mine[1] - theirs[1])),
    )
    .reduce((sum, depth) => sum + Math.max(0, depth), 0);
}

function inMapUnits({ x, y }: Plate, [width, height]: readonly [number, number]): number {
  return Math.max(0, FRAME - Math.min(x, y, width - x, height - y));
}

/** A plate as three discs as wide as itself. */
export function discsOf({ x, y, angle }: Plate): Point[] {
  const reach = (PLATE_LENGTH - PLATE_WIDTH) / 2;
  const turn = (angle * Math.PI) / 180;
  return [-reach, 0, reach].map((step) => [x + Math.cos(turn) * step, y + Math.sin(turn) * step]);
}
