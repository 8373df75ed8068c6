/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** A made-up position that shows every state. */

import type { MapBoard } from "../../src/games/ticket/wire.ts";
import { Chance } from "../chance.ts";

export type Claims = "all" | "some" | "none";

const SEATS = 6;

export function sampleTable(board: MapBoard, claims: Claims) {
  const chance = new Chance(11);
  const order = board.routes.map((route) => ({ route, key: chance.next() })).sort((a, b) => a.key - b.key);
  const ids = order.map(({ route }) => route.id);
  const taken = claims === "all" ? ids.length : claims === "some" ? Math.round(ids.length * 0.35) : 0;
  const free = ids.slice(taken);
  const showing = claims === "some";
  return {
    claims: Object.fromEntries(ids.slice(0, taken).map((id, index) => [id, index % SEATS])),
    stations: showing && board.id === "ticket-europe" ? { zurich: 0, berlin: 1, sofia: 4 } : {},
    legalRoutes: showing
      ? Object.fromEntries([
          ...free.slice(0, 4).map((id) => [id, "fits"] as const),
          ...free.slice(4, 9).map((id) => [id, "choice"] as const),
        ])
      : {},
    shortRoutes: showing ? free.slice(9, 13) : [],
    blockedRoutes: showing ? free.slice(13, 16) : [],
    selectedRoute: showing ? free[16]! : null,
    highlightedPath: showing ? free.slice(17, 19) : [],
    lastMove: showing ? { routes: ids.slice(0, 1) } : null,
    hotCities: showing ? [board.cities[5]!.id, board.cities[20]!.id] : [],
  };
}
