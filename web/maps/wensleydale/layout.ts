/** The whole layout of a Wensleydale board; the same board always gives the same layout. */

import { borderId } from "../../src/games/wensleydale/map/board.ts";
import { pointsOf, type AreaLayout, type Layout } from "../../src/games/wensleydale/map/layout.ts";
import type { Point } from "../../src/map/curve.ts";
import type { RowEdge } from "../../src/map/viewport.ts";
import { textWidth } from "../../src/map/label.ts";
import { placeContents } from "./contents.ts";
import { hachuresOf } from "./hachures.ts";
import { outlinesOf, type Outlines } from "./outlines.ts";
import { layRivers, type Obstacle } from "./rivers.ts";
import { discsOf, isOpen, placePlates, type Plate } from "./tracks.ts";
import type { MapBoard } from "../../src/games/wensleydale/wire.ts";

/** Where the map is empty: no button may hide an area. */
const BUTTONS: Readonly<Record<string, RowEdge>> = { wensleydale: "bottom" };

export function makeLayout(board: MapBoard): Layout {
  const outlines = outlinesOf(board);
  const open = board.borders.map((border) => isOpen(border, board));
  const lines = board.borders.map((_, index) => pointsOf(outlines.chains[index] ?? []));
  const plates = placePlates(lines, open, board.size);
  const areas = areasOf(board, outlines, plates, open);
  return {
    size: board.size,
    chains: outlines.chains,
    borders: board.borders.map((border, index) => {
      const { x, y, angle } = plates[index] ?? { x: 0, y: 0, angle: 0 };
      return {
        id: borderId(border),
        open: open[index] ?? false,
        river: border.river ?? "",
        track: [x, y, angle],
      };
    }),
    areas,
    rivers: layRivers(board, outlines, obstaclesOf(areas, plates, open)),
    buttons: BUTTONS[board.id] ?? "top",
    hachures: board.areas
      .filter(({ terrain }) => terrain === "hill")
      .map(({ id, x, y }, seed) => hachuresOf(outline(outlines, id), [x, y], seed))
      .join(""),
  };
}

function areasOf(
  board: MapBoard,
  outlines: Outlines,
  plates: readonly Plate[],
  open: readonly boolean[],
): Record<string, AreaLayout> {
  return Object.fromEntries(
    board.areas.map((area) => {
      const around = plates.filter((_, index) => {
        const border = board.borders[index];
        return open[index] && (border?.a === area.id || border?.b === area.id);
      });
      const contents = placeContents(area, outline(outlines, area.id), around, board.size);
      return [area.id, { ring: outlines.rings.get(area.id) ?? [], ...contents }];
    }),
  );
}

function outline({ chains, rings }: Outlines, area: string): Point[] {
  return (rings.get(area) ?? []).flatMap((number) => {
    const points = pointsOf(chains[Math.abs(number) - 1] ?? []);
    return (number < 0 ? points.reverse() : points).slice(0, -1);
  });
}

/** What a river's name must keep off: tracks, pieces and other names, as discs. */
function obstaclesOf(
  areas: Readonly<Record<string, AreaLayout>>,
  plates: readonly Plate[],
  open: readonly boolean[],
): Obstacle[] {
  const tracks = plates.filter((_, index) => open[index]).flatMap(discsOf);
  const names = Object.values(areas).flatMap(({ name, nameAt }) =>
    name.flatMap((line, row) => alongText(line, nameAt[0], nameAt[1] + row * LINE_STEP)),
  );
  const pieces = Object.values(areas).map(({ piecesAt }) => [piecesAt[0], piecesAt[1], 30] as const);
  return [...tracks.map(([x, y]) => [x, y, 13] as const), ...names, ...pieces];
}

const LINE_STEP = 18;
const DISC_STEP = 14;

function alongText(text: string, x: number, y: number): Obstacle[] {
  const half = textWidth(text, 20) / 2;
  const count = Math.ceil(half / DISC_STEP);
  return Array.from({ length: 2 * count + 1 }, (_, index) => [
    x + ((index - count) / count) * half,
    y - 6,
    13,
  ]);
}
