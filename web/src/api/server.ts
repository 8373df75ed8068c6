/** The server this page came from. */

import { makeClient } from "./client.ts";

export const api = makeClient();
