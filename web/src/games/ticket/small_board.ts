/** A board of a few cities for tests. */

import type { Board } from "../../table/board.ts";
import type { SeatView, TicketView } from "./view.ts";

/**
 * roma –2 red– venezia –3 gray– wien –4 blue, double– berlin, roma –ferry 3– wien,
 * and wien –1– an exit to Austria.
 */
export function smallBoard(changes: Record<string, unknown> = {}): Board {
  return {
    id: "small",
    family: "ticket",
    title: "Small",
    stations: 3,
    points: { 1: 1, 2: 2, 3: 4, 4: 7 },
    rules: { locomotives: "anywhere", second_track_from: 4 },
    countries: [{ id: "austria", name: "Austria" }],
    cities: [
      { id: "roma", name: "Roma" },
      { id: "venezia", name: "Venezia" },
      { id: "wien", name: "Wien" },
      { id: "berlin", name: "Berlin" },
      { id: "at_1", name: "Austria (Linz)", country: "austria" },
    ],
    routes: [
      { id: "roma_venezia", a: "roma", b: "venezia", length: 2, color: "red" },
      { id: "venezia_wien", a: "venezia", b: "wien", length: 3, color: "gray" },
      { id: "berlin_wien", a: "berlin", b: "wien", length: 4, color: "blue" },
      { id: "berlin_wien_2", a: "berlin", b: "wien", length: 4, color: "pink", double_of: "berlin_wien" },
      { id: "roma_wien", a: "roma", b: "wien", length: 3, color: "gray", kind: "ferry", locomotives: 2 },
      { id: "wien_at", a: "wien", b: "at_1", length: 1, color: "green", kind: "tunnel" },
    ],
    tickets: [
      { id: "t_roma_berlin", a: "roma", b: "berlin", points: 9, tags: ["base"] },
      { id: "t_venezia_wien", a: "venezia", b: "wien", points: 4, tags: ["base"] },
      { id: "t_roma_out", from: "roma", to: { austria: 5, berlin: 8 }, tags: ["base"] },
    ],
    ...changes,
  };
}

/** A view for two players in which nothing has happened; `mine` changes the first seat. */
export function emptyView(changes: Partial<TicketView> = {}, mine: Partial<SeatView> = {}): TicketView {
  const seat = {
    cards: 4,
    trains: 45,
    points: 0,
    tickets: 2,
    choosing: 0,
    routes: [],
    stations: [],
    stations_left: 3,
  };
  return {
    players: 2,
    phase: "turn",
    final_turns: null,
    row: ["red", "blue", "green", "locomotive", null],
    deck: 80,
    discard: {},
    ticket_deck: 30,
    big_cities: [],
    tunnel: null,
    seats: [{ ...seat, ...mine }, { ...seat }],
    routes: {},
    result: null,
    you: { cards: {}, tickets: [], offer: [], kept: null },
    ...changes,
  };
}
