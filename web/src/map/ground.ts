/** The ground under a board: shapes made once by the scripts in maps/, as path data in map units. */

export interface GroundRegion {
  /** Which of the six tints runs along the inside of its border. */
  tint: 1 | 2 | 3 | 4 | 5 | 6;
  path: string;
}

export interface GroundName {
  /** The words come from the language files. */
  id: string;
  kind: "sea" | "lake" | "land";
  x: number;
  y: number;
  size: number;
  /** Degrees. */
  turn: number;
  spacing: number;
}

export interface Ground {
  size: [width: number, height: number];
  /** How far the drawing reaches beyond the map on every side. */
  margin: number;
  land: string;
  /** Best in short pieces, each with its own M: see `coastPieces`. */
  coast: string;
  borders: string;
  /** Finer borders inside a country: states. */
  innerBorders: string;
  regions: GroundRegion[];
  /** Lakes under `landOverLakes`, which knows their nearer shore better. */
  greatLakes: string;
  landOverLakes: string;
  /** Lakes over everything else. */
  lakes: string;
  rivers: string;
  relief: string;
  names: GroundName[];
}

const CELL = 240;

/**
 * A coast as paths that each lie in one part of the map. A browser draws a map in tiles, and skips
 * paths elsewhere; one path for all would be worked through for every tile.
 */
export function coastPieces(coast: string): string[] {
  const cells = new Map<string, string>();
  for (const piece of coast.split(/(?=M)/)) {
    const [x = 0, y = 0] = (piece.match(/-?[\d.]+/g) ?? []).slice(0, 2).map(Number);
    const cell = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    cells.set(cell, (cells.get(cell) ?? "") + piece);
  }
  return [...cells.values()];
}
