/** Who is at this device: nobody yet, a guest, or somebody with an account. */

import { answer, Refusal } from "./api/client.ts";
import type { components } from "./api/schema.ts";
import { api } from "./server.ts";
import { texts } from "./texts/texts.svelte.ts";

export type Me = components["schemas"]["Me"];

class Visitor {
  me = $state<Me | undefined>();

  /** Ask the server who we are; nobody is an answer, too. */
  async recall(): Promise<void> {
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

export const visitor = new Visitor();
