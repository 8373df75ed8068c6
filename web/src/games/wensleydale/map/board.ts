/** What a map needs of a Wensleydale board file (docs/boards.md), and of its layout. */

import type { Point } from "../../../map/curve.ts";

export type AreaTerrain = "plain" | "valley" | "hill" | "special";
export type Company = "red" | "green";
export type Item = "plain" | "hill" | "red" | "green" | "landowner";
/** A seat, or the company that has bought the track. */
export type TrackOwner = number | Company;

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly terrain: AreaTerrain;
  readonly town?: "" | "major" | "minor" | "company";
  readonly company?: "" | Company;
  readonly goods?: boolean;
  readonly x: number;
  readonly y: number;
  readonly polygon: readonly Point[];
}

export interface Border {
  readonly a: string;
  readonly b: string;
  readonly river?: string;
  readonly closed?: boolean;
  /** What a track here costs, as the server sends it. */
  readonly cost?: number;
  readonly line: readonly Point[];
}

export interface WensleydaleBoard {
  readonly id: string;
  readonly isOwn?: boolean;
  readonly size: readonly [width: number, height: number];
  readonly companies: Readonly<Record<Company, string>>;
  readonly areas: readonly Area[];
  readonly borders: readonly Border[];
  readonly rivers?: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

export function borderId(border: Pick<Border, "a" | "b">): string {
  return `${border.a}|${border.b}`;
}
