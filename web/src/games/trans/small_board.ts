/** A board of three rows for tests. */

import type { BoardFile, TransView } from "./wire.ts";

/**
 * Two rows of four and a row of three between them:
 * r0c0 r0c2 r0c4 r0c6, r1c1 r1c3 r1c5, r2c0 r2c2 r2c4 r2c6; the line r0c2-r0c4 lies over water.
 */
export function smallBoard(): BoardFile {
  return {
    format: 1,
    id: "small",
    family: "trans",
    title: "Small",
    players: [2, 6],
    provenance: { sources: [] },
    rails: 85,
    target: 13,
    scoring: { base: [4, 2, 1], card_1: [4, 2, 1], card_2: [4, 2, 1] },
    cities: [
      { id: "west", name: "West", at: "r0c0", colour: "white", lon: 0, lat: 0 },
      { id: "east", name: "East", at: "r0c6", colour: "brown", lon: 1, lat: 0 },
      { id: "south", name: "South", at: "r2c2", colour: "pink", lon: 0, lat: 1 },
    ],
    lines: [{ a: "r0c2", b: "r0c4", terrain: "water" }],
    net: {
      rows: [
        [0, 2, 4, 6],
        [1, 3, 5],
        [0, 2, 4, 6],
      ],
    },
    called: {
      crossings: {
        r0c0: { say: "place-trans-city", near: "West" },
        r0c2: { say: "place-trans-beside", near: "West", side: "east" },
        r1c1: { say: "place-trans-between", near: "West", other: "South" },
      },
      lines: {
        "r0c0-r0c2": { say: "line-trans-from", near: "West", heading: "east" },
        "r0c2-r1c1": { say: "line-trans-between", place: "r0c2", other_place: "r1c1" },
      },
    },
    geo_fit: { lon0: 0, lat0: 0, x: [0, 1, 0, 0, 0, 0], y: [0, 0, 1, 0, 0, 0] },
  };
}

/** A view for two players whose markers stand in the west and in the east. */
export function smallView(changes: Partial<TransView> = {}): TransView {
  const seat = { points: 0, colours: [], revealed: [], chosen: false };
  return {
    game: "small",
    players: 2,
    options: {},
    seat: 0,
    phase: "lay",
    round: 1,
    start_seat: 0,
    turn: 0,
    pending: [0],
    cards: [],
    card: null,
    step: 0,
    budget: 2,
    laid_this_turn: 0,
    double_lines: ["r0c2-r0c4"],
    rails: [],
    rails_left: 85,
    networks: [
      { seats: [0], crossings: ["r0c0"] },
      { seats: [1], crossings: ["r0c6"] },
    ],
    rest: [0, 0, 0, 0, 0],
    winners: [],
    seats: [
      { ...seat, marker: "r0c0" },
      { ...seat, marker: "r0c6" },
    ],
    result: null,
    left_out: [],
    missing_lines: null,
    ...changes,
  };
}
