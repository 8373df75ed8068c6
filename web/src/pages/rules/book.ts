/** The rule book of a board, as the server lists it. The words are Fluent messages. */

import { answer } from "../../api/client.ts";
import type { components } from "../../api/schema.ts";
import { api } from "../../api/server.ts";

export type RuleBook = components["schemas"]["RuleBook"];
export type RuleListed = components["schemas"]["RuleListed"];

/** The rules of a board by section. */
export async function bookOf(game: string): Promise<RuleBook> {
  return answer(await api.GET("/api/games/{name}/rules", { params: { path: { name: game } } }));
}

/** The rules of a book that not all boards of its family share. */
export function specialRules(book: RuleBook, family: readonly string[]): RuleListed[] {
  const all = book.sections.flatMap(({ rules }) => rules);
  return all.filter(({ boards }) => boards.length < family.length);
}
