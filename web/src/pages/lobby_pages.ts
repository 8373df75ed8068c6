/** The lobby comes in pages; the header `Link` of each leads to the next. */

import type { Table } from "../api/messages.ts";

export interface LobbyPage {
  tables: Table[];
  /** Where the next page begins; undefined if this is the last. */
  after: string | undefined;
}

/** Where the next page begins, as a `Link` header says. */
export function nextPage(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];
  if (address === undefined) return undefined;
  return new URL(address, "http://any").searchParams.get("after") ?? undefined;
}

/**
 * So many pages from the first on, as one list. Tables move on between two pages while they are read:
 * none is listed twice.
 */
export async function readPages(
  read: (after: string | undefined) => Promise<LobbyPage>,
  pages: number,
): Promise<LobbyPage> {
  const known = new Map<string, Table>();
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const found = await read(after);
    for (const table of found.tables) if (!known.has(table.id)) known.set(table.id, table);
    after = found.after;
    if (after === undefined) break;
  }
  return { tables: [...known.values()], after };
}
