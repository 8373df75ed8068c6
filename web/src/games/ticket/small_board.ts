/** A board of a few cities for tests. */

import type { BoardFile, OwnView, SeatView, TicketView } from "./wire.ts";

/**
 * roma –2 red– venezia –3 gray– wien –4 blue, double– berlin, roma –ferry 3– wien,
 * and wien –1– an exit to Austria.
 */
export function smallBoard(changes: Partial<BoardFile> = {}): BoardFile {
  return {
    format: 1,
    id: "small",
    family: "ticket",
    title: "Small",
    players: [2, 5],
    provenance: { sources: [] },
    trains: 45,
    stations: 3,
    cards: {},
    ticket_sets: [],
    points: { 1: 1, 2: 2, 3: 4, 4: 7 },
    rules: smallRules({}),
    countries: [{ id: "austria", name: "Austria" }],
    cities: [
      { id: "roma", name: "Roma", lon: 0, lat: 0 },
      { id: "venezia", name: "Venezia", lon: 0, lat: 0 },
      { id: "wien", name: "Wien", lon: 0, lat: 0 },
      { id: "berlin", name: "Berlin", lon: 0, lat: 0 },
      { id: "at_1", name: "Austria (Linz)", lon: 0, lat: 0, country: "austria" },
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

/** The rules of the small board, some of them changed. */
export function smallRules(changes: Partial<BoardFile["rules"]>): BoardFile["rules"] {
  return {
    locomotives: "anywhere",
    row_locomotive: "whole-turn",
    second_track_from: 4,
    unkept_tickets: "under-deck",
    ...changes,
  };
}

/** A view for two players in which nothing has happened; `mine` changes the first seat. */
export function emptyView(changes: Partial<TicketView> = {}, mine: Partial<SeatView> = {}): TicketView {
  const seat = {
    cards: 4,
    seen_cards: {},
    trains: 45,
    points: 0,
    tickets: 2,
    choosing: 0,
    routes: [],
    stations: [],
    stations_left: 3,
  };
  return {
    game: "small",
    players: 2,
    options: {},
    seat: 0,
    phase: "turn",
    first_seat: 0,
    turn: 0,
    pending: [0],
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
    counted_tickets: null,
    costly_cards: [],
    closed_routes: [],
    you: emptyHand(),
    ...changes,
  };
}

/** A hand with nothing in it. */
export function emptyHand(): OwnView {
  return {
    cards: {},
    tickets: [],
    offer: [],
    kept: null,
    offered: [],
    one_card_short: [],
    station_cost: 1,
  };
}
