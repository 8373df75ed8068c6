/** What a Trans map shows: taken from a view and a prompt, and nothing that is not in them. */

import type { Network } from "../wire.ts";
import type { Line, Net } from "./net.ts";
import type { Pixel } from "../../../map/steering.ts";

/** A city of another player that may be seen: revealed to all, or known to this seat. */
export interface SeenCity {
  readonly id: string;
  readonly seat: number;
}

export interface MissingRails {
  readonly seat: number;
  readonly lines: readonly string[];
}

export interface LastMove {
  readonly seat: number | null;
  readonly lines: readonly string[];
  readonly crossings: readonly string[];
}

export interface TransMapEvents {
  readonly online?: ((line: string, point: Pixel) => void) | undefined;
  readonly oncrossing?: ((crossing: string, point: Pixel) => void) | undefined;
}

/** The lines of each network that carry a rail; a network is known by its lowest seat. */
export function railsByNetwork(
  net: Net,
  rails: readonly string[],
  networks: readonly Network[],
): { key: number; lines: Line[] }[] {
  const keyAt = new Map(
    networks.flatMap(({ seats, crossings }) =>
      crossings.map((crossing) => [crossing, Math.min(...seats)] as const),
    ),
  );
  const groups = new Map<number, Line[]>();
  for (const id of rails) {
    const line = net.lines.get(id);
    const key = line && keyAt.get(line.a);
    if (line && key !== undefined) groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, lines]) => ({ key, lines }));
}

/** Straight pieces as one path. */
export function linesPath(lines: readonly Line[]): string {
  return lines
    .map(({ from, to }) => `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`)
    .join("");
}

export function linesOf(net: Net, ids: readonly string[]): Line[] {
  return ids.flatMap((id) => net.lines.get(id) ?? []);
}

export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Puts something drawn around 0, 0 and along the x axis onto a line. */
export function onLine({ middle, angle }: Line): string {
  return `translate(${short(middle[0])} ${short(middle[1])}) rotate(${short(angle)})`;
}

export function onPoint([x, y]: readonly [number, number]): string {
  return `translate(${short(x)} ${short(y)})`;
}
