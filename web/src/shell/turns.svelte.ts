/** At which tables it is my turn: for the title of the page, the menu and notices. */

import type { MyTurn, TurnsFrame } from "../api/messages.ts";
import { router } from "../visitor/router.svelte.ts";
import { say } from "../texts/texts.svelte.ts";
import { notices } from "./notices.svelte.ts";

const PAUSES = [1_000, 3_000, 10_000, 30_000];
/** The server's own reasons begin here; it would only repeat them. */
const REFUSED = 4_400;

class Turns {
  list = $state.raw<MyTurn[]>([]);
  #socket: WebSocket | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** The tables that wait for me, apart from the one that is open. */
  get elsewhere(): MyTurn[] {
    const { route } = router;
    const here = route.page === "table" ? route.table : undefined;
    return this.list.filter((turn) => turn.table !== here);
  }

  /** Listen as long as somebody is known on this device; returns how to stop. */
  listen(): () => void {
    this.#connect();
    return () => {
      clearTimeout(this.#retry);
      const socket = this.#socket;
      this.#socket = undefined;
      socket?.close();
      this.list = [];
    };
  }

  #connect(): void {
    const url = new URL("/api/me/live", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.#failures = 0;
      const frame = JSON.parse(event.data) as TurnsFrame;
      if (frame.type === "turns") this.#take(frame.turns);
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.#socket || event.code >= REFUSED) return;
      const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 30_000;
      this.#failures += 1;
      this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
    });
  }

  #take(turns: MyTurn[]): void {
    const known = new Set(this.list.map((turn) => turn.table));
    this.list = turns;
    const fresh = turns.find((turn) => !known.has(turn.table));
    if (fresh) notices.tell(say("shell-your-turn"), fresh.title, `/t/${fresh.table}`);
  }
}

export const turns = new Turns();
