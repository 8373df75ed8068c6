import { describe, expect, it } from "vitest";

import type { Table } from "../api/messages.ts";
import { nextPage, readPages, type LobbyPage } from "./lobby_pages.ts";

const table = (id: string): Table => ({ id }) as Table;
const ids = (page: LobbyPage): string[] => page.tables.map(({ id }) => id);

const PAGES: Record<string, LobbyPage> = {
  "": { tables: [table("a"), table("b")], after: "b" },
  b: { tables: [table("b"), table("c")], after: "c" },
  c: { tables: [table("d")], after: undefined },
};
const read = (after: string | undefined): Promise<LobbyPage> =>
  Promise.resolve(PAGES[after ?? ""] ?? { tables: [], after: undefined });

describe("pages of the lobby", () => {
  it("follow one another as the header says", () => {
    expect(nextPage('</api/tables?status=running&limit=50&after=WzAsMV0>; rel="next"')).toBe("WzAsMV0");
    expect(nextPage('</api/tables?after=a%2Bb>; rel="next"')).toBe("a+b");
    expect(nextPage('</api/tables?after=x>; rel="prev"')).toBeUndefined();
    expect(nextPage("nonsense")).toBeUndefined();
    expect(nextPage(null)).toBeUndefined();
  });

  it("become one list in which nobody stands twice", async () => {
    const one = await readPages(read, 1);
    expect(ids(one)).toEqual(["a", "b"]);
    expect(one.after).toBe("b");
    expect(ids(await readPages(read, 2))).toEqual(["a", "b", "c"]);
  });

  it("end where there are no more", async () => {
    const all = await readPages(read, 9);
    expect(ids(all)).toEqual(["a", "b", "c", "d"]);
    expect(all.after).toBeUndefined();
  });
});
