/** What the map needs of a board, as GET /api/games/{name}/board answers it. */

import type { RouteColour } from "../../../theme/cards.ts";

export interface TicketCity {
  id: string;
  name: string;
  lon?: number;
  lat?: number;
  /** A border exit names its country; cities have none. */
  country?: string;
}

export interface TicketRoute {
  id: string;
  a: string;
  b: string;
  length: number;
  color: RouteColour;
  kind?: "normal" | "tunnel" | "ferry";
  locomotives?: number;
  double_of?: string;
}

export interface TicketBoard {
  id: string;
  cities: readonly TicketCity[];
  routes: readonly TicketRoute[];
  countries?: readonly { id: string; name: string }[];
}
