/** Standing orders: what is done for me as soon as I am asked. Known to me alone. */

import { answer } from "../../api/client.ts";
import type { Move } from "../../api/messages.ts";
import type { components } from "../../api/schema.ts";
import { api } from "../../api/server.ts";

export type StandingOrder = components["schemas"]["StandingOrder"];

/** Do this once, as soon as it is possible. */
export function onceOnly(pattern: Move): StandingOrder {
  return { moves: [pattern], times: 1, until: null };
}

export class OrderBook {
  list = $state.raw<StandingOrder[]>([]);
  readonly #params: { path: { table_id: string; seat: number } };

  constructor(table: string, seat: number) {
    this.#params = { path: { table_id: table, seat } };
  }

  async read(): Promise<void> {
    const params = this.#params;
    const found = await api.GET("/api/tables/{table_id}/seats/{seat}/orders", { params });
    this.list = answer(found).orders;
  }

  async add(order: StandingOrder): Promise<void> {
    await this.#write([...this.list, order]);
  }

  async remove(order: StandingOrder): Promise<void> {
    await this.#write(this.list.filter((other) => other !== order));
  }

  async #write(orders: StandingOrder[]): Promise<void> {
    const params = this.#params;
    const body = { orders };
    const kept = await api.PUT("/api/tables/{table_id}/seats/{seat}/orders", { params, body });
    this.list = answer(kept).orders;
  }
}
