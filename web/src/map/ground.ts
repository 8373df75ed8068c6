/** The ground under a board: shapes made once by the scripts in maps/, as path data in frame units. */

export interface GroundRegion {
  /** Which of the six tints runs along the inside of its border. */
  tint: 1 | 2 | 3 | 4 | 5 | 6;
  path: string;
}

export interface GroundName {
  /** The text comes from the language files: `map-name-<id>`. */
  id: string;
  kind: 'sea' | 'lake' | 'land';
  x: number;
  y: number;
  size: number;
  /** Degrees. */
  turn: number;
  spacing: number;
}

export interface Ground {
  frame: [width: number, height: number];
  /** How far the drawing reaches beyond the frame on every side. */
  margin: number;
  land: string;
  /** In short pieces: a browser that draws one tile of the map skips the pieces elsewhere. */
  coast: string[];
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
