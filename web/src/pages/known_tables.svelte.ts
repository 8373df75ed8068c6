/** The tables this page knows of, looked up again whenever something may have changed. */

import { answer } from "../api/client.ts";
import type { Table } from "../api/messages.ts";
import { visitor } from "../visitor/me.svelte.ts";
import { api } from "../api/server.ts";
import { nextPage, readPages, type LobbyPage } from "./lobby_pages.ts";

const PAUSE = 20_000;

export class KnownTables {
  mine = $state.raw<Table[]>([]);
  open = $state.raw<Table[]>([]);
  /** Whether there are more open tables than those read so far. */
  hasMore = $state(false);
  /** Whether I have more tables than those read so far. */
  hasOlder = $state(false);
  /** Whether the first answer is there. */
  isKnown = $state(false);
  readonly #status: "running" | undefined;
  #pages = 1;
  #ownPages = 1;

  /** All open tables, or only those being played. */
  constructor(status?: "running") {
    this.#status = status;
  }

  /** Look now; what does not answer stays as it was. */
  async look(): Promise<void> {
    const [mine, open] = await Promise.all([
      visitor.me ? readPages(readMine, this.#ownPages).catch(() => undefined) : undefined,
      readPages((after) => this.#read(after), this.#pages).catch(() => undefined),
    ]);
    if (mine || !visitor.me) {
      this.mine = mine?.tables ?? [];
      this.hasOlder = mine?.after !== undefined;
    }
    if (open) {
      this.open = open.tables;
      this.hasMore = open.after !== undefined;
    }
    this.isKnown = true;
  }

  /** One page of open tables more, from now on. */
  async more(): Promise<void> {
    this.#pages += 1;
    await this.look();
  }

  /** One page of my own tables more, from now on. */
  async older(): Promise<void> {
    this.#ownPages += 1;
    await this.look();
  }

  /** Look now and then while the page is seen; returns how to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden) void this.look();
    }, PAUSE);
    return () => clearInterval(timer);
  }

  async #read(after: string | undefined): Promise<LobbyPage> {
    const query = { ...(this.#status && { status: this.#status }), ...(after && { after }) };
    const result = await api.GET("/api/tables", { params: { query } });
    return { tables: answer(result), after: nextPage(result.response.headers.get("link")) };
  }
}

async function readMine(after: string | undefined): Promise<LobbyPage> {
  const query = after === undefined ? {} : { after };
  const result = await api.GET("/api/me/tables", { params: { query } });
  return { tables: answer(result), after: nextPage(result.response.headers.get("link")) };
}
