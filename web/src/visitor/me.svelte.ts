/** Who is at this device: nobody yet, a guest, or somebody with an account. */

import { answer, Refusal } from "../api/client.ts";
import type { components } from "../api/schema.ts";
import { api } from "../api/server.ts";
import { texts } from "../texts/texts.svelte.ts";

export type Me = components["schemas"]["Me"];

/** Somebody has come in on this device and not logged out since. */
const CAME_IN = "stellwerk.came-in";

class Visitor {
  #me = $state<Me | undefined>();

  get me(): Me | undefined {
    return this.#me;
  }

  set me(me: Me | undefined) {
    this.#me = me;
    if (me) localStorage.setItem(CAME_IN, "yes");
    else localStorage.removeItem(CAME_IN);
  }

  /** Ask the server who we are; strangers are not asked, for their browsers call the answer an error. */
  async recall(): Promise<void> {
    if (localStorage.getItem(CAME_IN) === null && !(await isKnown())) return;
    try {
      this.me = answer(await api.GET("/api/me"));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.me = undefined;
    }
  }

  /** Become a guest with a name, unless we are somebody already. */
  async comeIn(name: string): Promise<Me> {
    if (this.me) return this.me;
    const body = { name, language: texts.language };
    this.me = answer(await api.POST("/api/people", { body }));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = answer(await api.PATCH("/api/me", { body: { name } }));
  }

  async logOut(everywhere: boolean): Promise<void> {
    if (everywhere) await api.POST("/api/me/logout-everywhere");
    else await api.POST("/api/me/logout");
    this.me = undefined;
  }
}

/** How long a server may take to say whether it knows us. */
const PATIENCE = 3_000;

/** Whether the server knows us although this device has forgotten it: its live line refuses strangers quietly. */
function isKnown(): Promise<boolean> {
  const url = new URL("/api/me/live", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    const settle = (known: boolean) => {
      clearTimeout(waiting);
      resolve(known);
      socket.close();
    };
    const waiting = setTimeout(() => settle(false), PATIENCE);
    socket.addEventListener("message", () => settle(true));
    socket.addEventListener("close", () => settle(false));
  });
}

export const visitor = new Visitor();
