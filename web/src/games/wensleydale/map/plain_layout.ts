/** A plain layout for a board of somebody's own: outlines and names as the file has them. */

import type { Point } from "../../../map/curve.ts";
import { borderId } from "./board.ts";
import type { AreaLayout, BorderLayout, Chain, Layout } from "./layout.ts";
import type { Area, Border, MapBoard } from "../wire.ts";

const NAME_ABOVE = 26;

export function plainLayout(board: MapBoard): Layout {
  const { areas, borders, rivers = [] } = board;
  const outlines = areas.map(({ polygon }) => chainOf([...polygon, ...polygon.slice(0, 1)]));
  return {
    size: board.size,
    chains: [...borders.map(({ line }) => chainOf(line)), ...outlines],
    borders: borders.map((border) => borderLayout(border)),
    areas: Object.fromEntries(
      areas.map((area, index) => [area.id, areaLayout(area, borders.length + index + 1)]),
    ),
    rivers: rivers.map(({ name, points }) => ({
      name,
      line: chainOf(points),
      nameAt: [...middleOf(points), 0],
    })),
    buttons: "top",
    hachures: "",
  };
}

function borderLayout(border: Border): BorderLayout {
  const [x, y] = middleOf(border.line);
  return {
    id: borderId(border),
    open: !border.closed,
    river: border.river ?? "",
    track: [x, y, acrossOf(border.line)],
  };
}

function areaLayout(area: Area, outline: number): AreaLayout {
  return {
    ring: [outline],
    name: [area.name],
    nameAt: [area.x, area.y - NAME_ABOVE],
    small: true,
    piecesAt: [area.x, area.y],
  };
}

/** A track lies across its border. */
function acrossOf(line: readonly Point[]): number {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return 0;
  return (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI + 90;
}

function middleOf(points: readonly Point[]): [x: number, y: number] {
  const [x, y] = points[Math.floor(points.length / 2)] ?? [0, 0];
  const [otherX, otherY] = points[Math.ceil(points.length / 2) - 1] ?? [x, y];
  return [(x + otherX) / 2, (y + otherY) / 2];
}

function chainOf(points: readonly Point[]): Chain {
  return points.flatMap(([x, y]) => [x, y]);
}
