/** A board of four areas and a view of it for tests. */

import type { Board } from "../../table/board.ts";
import type { WensleydaleView } from "./view.ts";

/** garsdale (red) – dent – hawes, with a river before hawes; stags_fell is a hill beside dent. */
export function smallBoard(): Board {
  const outline = { x: 0, y: 0, polygon: [] };
  return {
    id: "small",
    family: "wensleydale",
    title: "Small",
    companies: { red: "Midland Railway", green: "North Eastern Railway" },
    goods: { plain: "cheese", hill: "stone" },
    areas: [
      { id: "garsdale", name: "Garsdale", terrain: "plain", town: "company", company: "red", ...outline },
      { id: "dent", name: "Dent", terrain: "plain", goods: true, ...outline },
      { id: "hawes", name: "Hawes", terrain: "plain", town: "minor", ...outline },
      { id: "stags_fell", name: "Stags Fell", terrain: "hill", goods: true, ...outline },
    ],
    borders: [
      { a: "dent", b: "garsdale", cost: 1, line: [] },
      { a: "dent", b: "hawes", river: "Ure", cost: 2, line: [] },
      { a: "dent", b: "stags_fell", line: [] },
    ],
    sides: [
      {
        id: "2-3",
        boxes: [{ least: 3 }],
        trains: [{ id: "A1", price: 1, passengers: 2, goods: 1, points: 1 }],
      },
    ],
  };
}

/** A view for two players at the beginning. */
export function smallView(changes: Partial<WensleydaleView> = {}): WensleydaleView {
  const seat = { hand: 12, points: 0, plain: 0, hill: 0, red: 0, green: 0, tracks_left: 15, would_be: 0 };
  return {
    players: 2,
    options: { side: "2-3" },
    phase: "build",
    turn: 1,
    turns: 5,
    in_turn: 0,
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
    company: null,
    price: null,
    due: 0,
    paying_for: null,
    item: null,
    passed: [],
    areas: { dent: { plain: 2 }, hawes: { red: 1, landowner: 1 } },
    borders: {},
    towns: { garsdale: ["red"], hawes: [] },
    trains: {},
    seats: [{ ...seat }, { ...seat }],
    result: null,
    ...changes,
  };
}
