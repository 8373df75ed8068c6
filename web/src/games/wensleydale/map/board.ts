/** What borders are called. */

import type { Border } from "../wire.ts";

export function borderId(border: Pick<Border, "a" | "b">): string {
  return `${border.a}|${border.b}`;
}
