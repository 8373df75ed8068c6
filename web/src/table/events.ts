/** Events of a match from the server's record, page by page. */

import { answer } from "../api/client.ts";
import type { SeenEvent } from "../api/messages.ts";
import { api } from "../api/server.ts";

/** All events as a seat (null: a spectator) saw them, before the entry `end`. */
export async function eventsBefore(table: string, seat: number | null, end: number): Promise<SeenEvent[]> {
  const events: SeenEvent[] = [];
  let after: number | undefined;
  for (;;) {
    const query = { ...(after === undefined ? {} : { after }), ...(seat === null ? {} : { seat }) };
    const params = { path: { table_id: table }, query };
    const page = answer(await api.GET("/api/tables/{table_id}/events", { params }));
    events.push(...page.events.filter((event) => event.number < end));
    const reached = page.events.at(-1)?.number;
    if (reached === undefined || reached >= Math.min(end - 1, page.last)) return events;
    after = reached;
  }
}
