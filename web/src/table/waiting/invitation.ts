/** The link that invites to a table; the server shows it once, so this device remembers it. */

import { answer } from "../../api/client.ts";
import { api } from "../../api/server.ts";

const stored = (table: string) => `stellwerk.invitation.${table}`;

/** Keep the link that came with a new table. */
export function rememberInvitation(table: string, url: string): void {
  sessionStorage.setItem(stored(table), url);
}

/** The link that this device knows. */
export function knownInvitation(table: string): string | undefined {
  return sessionStorage.getItem(stored(table)) ?? undefined;
}

/** The known link, or a new one; who hosts the table or sits there can make them. */
export async function invitationTo(table: string): Promise<string> {
  const known = knownInvitation(table);
  if (known !== undefined) return known;
  const params = { path: { table_id: table } };
  const { url } = answer(await api.POST("/api/tables/{table_id}/invitations", { params }));
  rememberInvitation(table, url);
  return url;
}
