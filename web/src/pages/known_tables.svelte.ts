/** The tables this page knows of, looked up again whenever something may have changed. */

import type { Table } from "../api/frames.ts";
import { visitor } from "../me.svelte.ts";
import { api } from "../server.ts";

const PAUSE = 20_000;

export class KnownTables {
  mine = $state.raw<Table[]>([]);
  open = $state.raw<Table[]>([]);
  /** Whether the first answer is there. */
  isKnown = $state(false);

  /** Look now; what does not answer stays as it was. */
  async look(): Promise<void> {
    const [mine, open] = await Promise.all([
      visitor.me ? api.GET("/api/me/tables").catch(() => undefined) : undefined,
      api.GET("/api/tables").catch(() => undefined),
    ]);
    if (mine?.data) this.mine = mine.data;
    else if (!visitor.me) this.mine = [];
    if (open?.data) this.open = open.data;
    this.isKnown = true;
  }

  /** Look now and then while the page is seen; returns how to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden) void this.look();
    }, PAUSE);
    return () => clearInterval(timer);
  }
}
