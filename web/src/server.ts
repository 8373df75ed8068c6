/** The server this page came from. */

import { makeClient } from "./api/client.ts";

export const api = makeClient();
