/** What a Wensleydale map shows: parts of a view and of a prompt. */

import type { Pixel } from "../../../map/steering.ts";
import type { Company, Item, TrackOwner } from "./board.ts";

/** The view's `areas`: what lies in each, only what is there. */
export type AreaContents = Readonly<Record<string, Readonly<Partial<Record<Item, number>>>>>;
/** The view's `borders`: whose track lies there. */
export type Tracks = Readonly<Record<string, TrackOwner>>;
/** The view's `towns`: the colours every town shows. */
export type TownColours = Readonly<Record<string, readonly Company[]>>;

/** The line that is being built or sold, from its first area to its head. */
export interface LineInHand {
  readonly areas: readonly string[];
  /** What it has cost so far, if that is to be shown. */
  readonly cost?: number | undefined;
}

/** What a take-over would change. */
export interface TakeOverPreview {
  readonly company: Company;
  readonly borders: readonly string[];
  /** Towns that would show the company's colour. */
  readonly towns: readonly string[];
}

export interface WensleydaleMapEvents {
  readonly onarea?: ((area: string, point: Pixel) => void) | undefined;
  readonly onborder?: ((border: string, point: Pixel) => void) | undefined;
}

export function companyFill(company: Company): string {
  return company === "red" ? "#B0232E" : "#2F7A3F";
}

/** A company's plate: the red ones have straight sides, the green ones taper, so colour is not all. */
export function platePath(company: Company, width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const cut = Math.min(6, height / 4);
  if (company === "red")
    return `M${-x} ${-y + 3}q0-3 3-3H${x - 3}q3 0 3 3V${y - 3}q0 3-3 3H${-x + 3}q-3 0-3-3z`;
  return `M${-x + cut} ${-y}H${x - cut}L${x} ${-y + cut}V${y - cut}L${x - cut} ${y}H${-x + cut}L${-x} ${y - cut}V${-y + cut}z`;
}

/** People and cubes one by one, in a fixed order. */
export function listed(
  contents: Readonly<Partial<Record<Item, number>>> | undefined,
  kinds: readonly Item[],
): Item[] {
  return kinds.flatMap((kind) => Array.from({ length: contents?.[kind] ?? 0 }, () => kind));
}
