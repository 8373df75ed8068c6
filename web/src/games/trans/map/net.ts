/** The triangular net of a Trans board: crossings and lines as places on the map. */

import type { Point } from "../../../map/curve.ts";
import type { Size } from "../../../map/viewport.ts";
import type { City, MapBoard, Terrain } from "../wire.ts";

export interface Line {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** In degrees. */
  readonly angle: number;
  readonly terrain: Terrain;
}

export interface Net {
  readonly crossings: ReadonlyMap<string, Point>;
  readonly lines: ReadonlyMap<string, Line>;
  readonly cityAt: ReadonlyMap<string, City>;
  readonly size: Size;
  /** From lengths of a line, as `geo_fit` counts, to places on the map. */
  readonly place: (x: number, y: number) => Point;
}

/** How long a line is on the map. */
export const LINE_LENGTH = 78;
const ROW_HEIGHT = Math.sqrt(3) / 2;
const WIDTH = 1600;
const MARGIN_TOP = 84;
const MARGIN_BOTTOM = 106;

/** What of a board the net is made of. */
export type NetBoard = Pick<MapBoard, "cities" | "lines" | "net">;

export function netOf(board: NetBoard): Net {
  const { place, size } = sizeOf(board);
  const crossings = new Map<string, Point>();
  board.net.rows.forEach((columns, row) => {
    for (const column of columns) {
      crossings.set(crossingId(row, column), place(column / 2, row * ROW_HEIGHT));
    }
  });
  const lines = linesOf(board, crossings);
  const cityAt = new Map(board.cities.map((city) => [city.at, city]));
  return { crossings, lines, cityAt, size, place };
}

/** The four corners of the rhombus in which a line is the nearest one; the rhombi tile the net. */
export function rhombus(line: Line): readonly Point[] {
  const across = LINE_LENGTH / (2 * Math.sqrt(3));
  const turn = ((line.angle + 90) * Math.PI) / 180;
  const [x, y] = line.middle;
  const side: Point = [Math.cos(turn) * across, Math.sin(turn) * across];
  return [line.from, [x + side[0], y + side[1]], line.to, [x - side[0], y - side[1]]];
}

function sizeOf(board: NetBoard): Pick<Net, "place" | "size"> {
  const columns = board.net.rows.flat();
  const first = Math.min(...columns) / 2;
  const last = Math.max(...columns) / 2;
  const left = (WIDTH - (last - first) * LINE_LENGTH) / 2;
  const deep = (board.net.rows.length - 1) * ROW_HEIGHT * LINE_LENGTH;
  return {
    place: (x, y) => [left + (x - first) * LINE_LENGTH, MARGIN_TOP + y * LINE_LENGTH],
    size: { width: WIDTH, height: Math.round(MARGIN_TOP + deep + MARGIN_BOTTOM) },
  };
}

function linesOf(board: NetBoard, crossings: ReadonlyMap<string, Point>): Map<string, Line> {
  const marked = new Map<string, Terrain>();
  for (const { a, b, terrain } of board.lines ?? [])
    marked.set(`${a}-${b}`, terrain).set(`${b}-${a}`, terrain);
  const lines = new Map<string, Line>();
  board.net.rows.forEach((columns, row) => {
    for (const column of columns) {
      const a = crossingId(row, column);
      for (const b of [
        crossingId(row, column + 2),
        crossingId(row + 1, column - 1),
        crossingId(row + 1, column + 1),
      ]) {
        const from = crossings.get(a);
        const to = crossings.get(b);
        if (!from || !to) continue;
        const id = `${a}-${b}`;
        lines.set(id, line(id, a, b, from, to, marked.get(id) ?? "plain"));
      }
    }
  });
  return lines;
}

function line(id: string, a: string, b: string, from: Point, to: Point, terrain: Terrain): Line {
  return {
    id,
    a,
    b,
    from,
    to,
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
    terrain,
  };
}

function crossingId(row: number, column: number): string {
  return `r${row}c${column}`;
}
