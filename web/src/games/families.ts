/** The families of games that these pages know, and what is done with those they do not. */

import type { Played } from "../table/board.ts";
import type { Family } from "../table/family.ts";
import type { FamilyParts } from "../table/family_parts.ts";

const FAMILIES = import.meta.glob<Family>("./*/family.ts", { eager: true, import: "family" });
const PARTS = import.meta.glob<FamilyParts>("./*/parts.ts", { import: "parts" });

/** The families that are known before the server has told what it offers. */
export function knownFamilies(): Family[] {
  return Object.values(FAMILIES);
}

/** What a family says of itself; little, where it is one of others. */
export function familyOf(name: string): Family {
  return FAMILIES[`./${name}/family.ts`] ?? { name, words: [name], seatArguments: [] };
}

/** A family's parts, loaded when its first table is opened; plain ones where it has none, such as a family of others. */
export async function partsOf(family: string): Promise<FamilyParts> {
  const load = PARTS[`./${family}/parts.ts`];
  return load ? load() : (await import("../table/plain/parts.ts")).plainParts;
}

/** The game in whose rule book the rules of a table stand. */
export function rulesOf({ game, board, family }: Played & { family: string }): string {
  return board ? (familyOf(family).ruleBook ?? game) : game;
}
