/** A board of four areas and a view of it for tests. */

import type { BoardFile, WensleydaleView } from "./wire.ts";

/** garsdale (red) – dent – hawes, with a river before hawes; stags_fell is a hill beside dent. */
export function smallBoard(): BoardFile {
  const outline = { x: 0, y: 0, polygon: [] };
  const line = { x: 0, y: 0, angle: 0, line: [] };
  return {
    format: 1,
    id: "small",
    family: "wensleydale",
    title: "Small",
    players: [2, 4],
    provenance: { sources: [] },
    size: [100, 100],
    components: { cubes: 12, tracks: 15, cubes_per_turn: 6, goods: {}, people: {}, start: {} },
    companies: { red: "Midland Railway", green: "North Eastern Railway" },
    goods: { plain: "cheese", hill: "stone" },
    areas: [
      { id: "garsdale", name: "Garsdale", terrain: "plain", town: "company", company: "red", ...outline },
      { id: "dent", name: "Dent", terrain: "plain", goods: true, ...outline },
      { id: "hawes", name: "Hawes", terrain: "plain", town: "minor", ...outline },
      { id: "stags_fell", name: "Stags Fell", terrain: "hill", goods: true, ...outline },
    ],
    borders: [
      { a: "dent", b: "garsdale", cost: 1, ...line },
      { a: "dent", b: "hawes", river: "Ure", cost: 2, ...line },
      { a: "dent", b: "stags_fell", cost: 2, ...line },
    ],
    sides: [
      {
        id: "2-3",
        players: [2, 3],
        turns: { 2: 5, 3: 5 },
        tokens: {},
        boxes: [{ least: 3, tokens: 2 }],
        trains: [{ id: "A1", price: 1, passengers: 2, goods: 1, points: 1 }],
      },
    ],
  };
}

/** A view for two players at the beginning. */
export function smallView(changes: Partial<WensleydaleView> = {}): WensleydaleView {
  const carried: WensleydaleView["seats"][number]["loaded"] = {
    plain: 0,
    hill: 0,
    red: [0, 0, 0],
    green: [0, 0, 0],
  };
  const items = { plain: 0, hill: 0, red: 0, green: 0, loaded: carried };
  const seat = { hand: 12, points: 0, ...items, tracks_left: 15, train_costs: [], would_be: 0 };
  return {
    game: "small",
    players: 2,
    seat: 0,
    options: { side: "2-3" },
    phase: "build",
    turn: 1,
    turns: 5,
    in_turn: 0,
    pending: [0],
    general_order: [0, 1],
    build_order: [0, 1],
    train_order: [0, 1],
    tracks: {
      white: [
        [0, 1],
        [1, 1],
      ],
      brown: [
        [0, 2],
        [1, 2],
      ],
      red: [
        [0, 1],
        [1, 1],
      ],
      green: [
        [0, 1],
        [1, 1],
      ],
      profit: [
        [0, 0],
        [1, 0],
      ],
    },
    boxes: [{ printed: ["white"], tokens: ["red"], bid: null }],
    box: null,
    limits: [9, 9],
    line: [],
    next_tracks: {},
    company: null,
    price: null,
    due: 0,
    paying_from: null,
    paying_for: null,
    item: null,
    passed: [],
    bonus_given: false,
    areas: { dent: { plain: 2 }, hawes: { red: 1, landowner: 1 } },
    borders: {},
    towns: { garsdale: ["red"], hawes: [] },
    trains: {},
    seats: [{ ...seat }, { ...seat }],
    result: null,
    ...changes,
  };
}
