/** What the pictures of the quick start show: one small net with rails, markers and cities on it. */

import type { NetBoard } from "../map/net.ts";
import type { Colour } from "../wire.ts";

export interface Scene {
  /** Cities that are mine, and whether they are joined. */
  own?: Readonly<Record<string, boolean>>;
  markers?: readonly string[];
  rails?: readonly string[];
  /** Rails that have just been laid. */
  fresh?: readonly string[];
  /** Which seats are joined, by the crossings of their networks. */
  networks?: readonly { seats: number[]; crossings: string[] }[];
  /** What it counts, written large. */
  points?: string;
}

const CITIES: readonly (readonly [id: string, at: string, colour: Colour])[] = [
  ["west", "r2c0", "turquoise"],
  ["north", "r0c4", "white"],
  ["middle", "r2c6", "orange"],
  ["south", "r4c4", "pink"],
  ["east", "r1c11", "brown"],
];

/** Mountains to the left, water to the right. */
export const BOARD: NetBoard = {
  cities: CITIES.map(([id, at, colour]) => ({ id, name: id, at, colour, dashed: false, lon: 0, lat: 0 })),
  lines: [
    { a: "r1c3", b: "r2c2", terrain: "mountain" },
    { a: "r1c3", b: "r2c4", terrain: "mountain" },
    { a: "r2c8", b: "r2c10", terrain: "water" },
    { a: "r3c7", b: "r2c8", terrain: "water" },
  ],
  net: {
    rows: [
      [2, 4, 6, 8, 10],
      [1, 3, 5, 7, 9, 11],
      [0, 2, 4, 6, 8, 10, 12],
      [1, 3, 5, 7, 9, 11],
      [2, 4, 6, 8, 10],
    ],
  },
};

const MINE = { west: false, north: false, middle: false, south: false, east: false };
const WAY = ["r2c4-r2c6", "r2c2-r2c4", "r2c0-r2c2"];
const THEIRS = ["r3c7-r4c6", "r4c4-r4c6"];
const JOINT = "r2c6-r3c7";

export const SCENES: Readonly<Record<string, Scene>> = {
  "trans-cities": { own: MINE },
  "trans-marker": { own: MINE, markers: ["r2c4"] },
  "trans-lay": {
    own: { ...MINE, middle: true },
    markers: ["r2c4"],
    rails: ["r2c4-r2c6", "r1c7-r2c6", "r1c7-r1c9"],
    fresh: ["r1c7-r2c6", "r1c7-r1c9"],
    networks: [{ seats: [0], crossings: ["r2c4", "r2c6", "r1c7", "r1c9"] }],
  },
  "trans-meet": {
    own: { ...MINE, middle: true, west: true, south: true },
    markers: ["r2c4", "r4c6"],
    rails: [...WAY, ...THEIRS, JOINT],
    fresh: [JOINT],
    networks: [
      {
        seats: [0, 1],
        crossings: ["r2c0", "r2c2", "r2c4", "r2c6", "r3c7", "r4c6", "r4c4"],
      },
    ],
  },
  "trans-round": {
    own: { west: true, north: true, middle: true, south: true, east: true },
    markers: ["r2c4", "r4c6"],
    rails: [...WAY, ...THEIRS, JOINT, "r1c5-r2c6", "r0c4-r1c5", "r1c7-r2c6", "r1c7-r1c9", "r1c9-r1c11"],
    fresh: ["r1c9-r1c11"],
    networks: [
      {
        seats: [0, 1],
        crossings: [
          "r2c0",
          "r2c2",
          "r2c4",
          "r2c6",
          "r3c7",
          "r4c6",
          "r4c4",
          "r1c5",
          "r0c4",
          "r1c7",
          "r1c9",
          "r1c11",
        ],
      },
    ],
    points: "+4",
  },
  "trans-end": { points: "13" },
};
