/** Which family draws a table. */

import type { FamilyParts } from "../table/family_parts.ts";

const PARTS = import.meta.glob<{ parts: FamilyParts }>("./*/parts.ts");

/** A family's parts, loaded when its first table is opened; plain ones where it has none, such as a family of others. */
export async function partsOf(family: string): Promise<FamilyParts> {
  const load = PARTS[`./${family}/parts.ts`];
  if (load) return (await load()).parts;
  return (await import("../table/plain/parts.ts")).plainParts(family);
}
