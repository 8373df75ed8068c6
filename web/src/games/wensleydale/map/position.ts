/** What a Wensleydale map shows: parts of a view and of a prompt. */

import type { Pixel } from "../../../map/steering.ts";
import type { AreaContents, Company, Influence, Item } from "../wire.ts";

/** The line that is being built or sold, from its first area to its head. */
export interface LineInHand {
  readonly areas: readonly string[];
  /** What it has cost so far, if that is to be shown. */
  readonly cost?: number | undefined;
}

/** What a track costs its builder now: cubes, or points instead, and the points of its fees. */
export interface TrackPrice {
  readonly cost: number;
  readonly fees: readonly Influence[];
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
export function listed<Kind extends Item>(
  contents: AreaContents[string] | undefined,
  kinds: readonly Kind[],
): Kind[] {
  return kinds.flatMap((kind) => Array.from({ length: contents?.[kind] ?? 0 }, () => kind));
}
