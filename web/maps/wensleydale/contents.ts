/** Where the name and the pieces of an area stand: inside it, and clear of the tracks to come. */

import { LINE_STEP, NAME_SIZES, SMALL, kindOf } from "../../src/games/wensleydale/map/names.ts";
import { textWidth } from "../../src/map/label.ts";
import type { Point } from "../../src/map/curve.ts";
import { round } from "./outlines.ts";
import { inside } from "./touching.ts";
import { PLATE_WIDTH, discsOf, type Plate } from "./tracks.ts";
import type { Area } from "../../src/games/wensleydale/wire.ts";

export interface Contents {
  readonly name: string[];
  /** Set in smaller letters, for want of room. */
  readonly small?: true;
  readonly nameAt: Point;
  readonly piecesAt: Point;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle first, so that most of the rest need not be looked at. */
const SPREAD = [0, -8, 8, -16, 16, -24, 24, -32, 32, -40, 40, -48, 48];
const OUTSIDE = 9;
const UNDER_PLATE = 5;
const FRAME = 20;

export function placeContents(
  area: Area,
  outline: readonly Point[],
  plates: readonly Plate[],
  board: readonly [width: number, height: number],
): Contents {
  const discs = plates.flatMap(discsOf);
  const size = NAME_SIZES[kindOf(area)];
  let best: { cost: number; contents: Contents } | undefined;
  for (const arrangement of arrangements(area)) {
    const { small, dislike } = arrangement;
    if (best && dislike >= best.cost) continue;
    const letters = small ? size * SMALL : size;
    const contents = arranged(area, arrangement, letters);
    const boxes = boxesOf(area, contents, letters);
    const most = best?.cost ?? Infinity;
    const cost = boxes.reduce(
      (sum, box) => (sum < most ? sum + trouble(box, outline, discs) + beyond(box, board) : sum),
      dislike,
    );
    if (!best || cost < best.cost) best = { cost, contents };
  }
  if (!best) throw new Error(`${area.id} has no room`);
  return best.contents;
}

interface Arrangement {
  readonly name: string[];
  readonly nameFirst: boolean;
  readonly small: boolean;
  readonly dx: number;
  readonly dy: number;
  /** What it costs by itself: away from the middle, name below, broken or small name. */
  readonly dislike: number;
}

function arrangements(area: Area): Arrangement[] {
  const ways = waysToBreak(area.name).flatMap((name) =>
    [true, false].flatMap((nameFirst) => [false, true].map((small) => ({ name, nameFirst, small }))),
  );
  return ways.flatMap(({ name, nameFirst, small }) =>
    SPREAD.flatMap((dx) =>
      SPREAD.map((dy) => {
        const dislike =
          Math.hypot(dx, dy) * 0.12 + (nameFirst ? 0 : 6) + name.length * 1.5 + (small ? 12 : 0);
        return { name, nameFirst, small, dx, dy, dislike };
      }),
    ),
  );
}

/** The whole name, and its most even break in two. */
function waysToBreak(name: string): string[][] {
  const words = name.split(/(?<=-)|\s+/);
  const joined = (part: string[]): string => part.join(" ").replaceAll("- ", "-");
  const breaks = words
    .slice(1)
    .map((_, index) => [joined(words.slice(0, index + 1)), joined(words.slice(index + 1))]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  const even = breaks.sort((a, b) => longest(a) - longest(b))[0];
  return even ? [[name], even] : [[name]];
}

function arranged(area: Area, { name, nameFirst, small, dx, dy }: Arrangement, size: number): Contents {
  const [x, y] = [area.x + dx, area.y + dy];
  const { height } = piecesSize(area);
  const step = size * LINE_STEP;
  const nameHeight = size * 0.72 + (name.length - 1) * step;
  const gap = height ? 6 : 0;
  const top = y - (nameHeight + gap + height) / 2;
  const nameTop = nameFirst ? top : top + height + gap;
  const piecesTop = nameFirst ? top + nameHeight + gap : top;
  return {
    name,
    ...(small ? { small } : {}),
    nameAt: [round(x), round(nameTop + size * 0.72)],
    piecesAt: [round(x), round(piecesTop + height / 2)],
  };
}

export function piecesSize({ town, goods }: Area): { width: number; height: number } {
  if (town === "company") return { width: 52, height: 36 };
  if (town) return { width: town === "major" ? 84 : 62, height: 34 };
  return goods ? { width: 50, height: 25 } : { width: 0, height: 0 };
}

function boxesOf(area: Area, { name, nameAt, piecesAt }: Contents, size: number): Box[] {
  const lines = name.map((line, index): Box => {
    const width = textWidth(line, size) * (area.town ? 1 : 0.95);
    return {
      x: nameAt[0] - width / 2,
      y: nameAt[1] - size * 0.72 + index * size * LINE_STEP,
      width,
      height: size * 0.85,
    };
  });
  const { width, height } = piecesSize(area);
  return width
    ? [...lines, { x: piecesAt[0] - width / 2, y: piecesAt[1] - height / 2, width, height }]
    : lines;
}

/** How much of a box is outside the area, near its border, or where a track will lie. */
function trouble(box: Box, outline: readonly Point[], discs: readonly Point[]): number {
  let cost = 0;
  const [columns, rows] = [Math.max(2, Math.round(box.width / 10)), Math.max(2, Math.round(box.height / 8))];
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++) {
      const point: Point = [box.x + (box.width * column) / columns, box.y + (box.height * row) / rows];
      if (!inside(point, outline)) cost += OUTSIDE;
      const reach = PLATE_WIDTH / 2 + 2;
      const depth = Math.max(0, ...discs.map(([x, y]) => reach - Math.hypot(point[0] - x, point[1] - y)));
      cost += Math.min(1, depth / 6) * UNDER_PLATE;
    }
  }
  return cost;
}

/** How far a box reaches into the frame around the board. */
function beyond({ x, y, width, height }: Box, board: readonly [width: number, height: number]): number {
  const over = [FRAME - x, FRAME - y, x + width + FRAME - board[0], y + height + FRAME - board[1]];
  return over.reduce((sum, each) => sum + Math.max(0, each) * 4, 0);
}
