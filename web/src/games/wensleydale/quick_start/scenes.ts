/** What the pictures of the quick start show: six areas of a dale with what stands in them. */

import type { Layout } from "../map/layout.ts";
import type { LineInHand, TakeOverPreview } from "../map/position.ts";
import type { AreaContents, MapBoard, Scale, TownColours, Tracks } from "../wire.ts";

export interface Scene {
  tracks?: Tracks;
  towns?: TownColours;
  line?: LineInHand;
  preview?: TakeOverPreview;
  /** Without it nothing but what is laid beside the map. */
  hasMap?: boolean;
  /** Boxes of the auction: tokens in them, and whose cubes were bid. */
  boxes?: readonly { tokens: readonly Scale[]; seat?: number; cubes?: number }[];
  /** Trains: places for passengers and goods. */
  trains?: readonly { price: number; passengers: number; goods: number; seat?: number }[];
  /** What was carried, in a row. */
  carried?: readonly ("plain" | "hill" | "red" | "green")[];
  points?: string;
}

type Corner = readonly [x: number, y: number];
type Ground = "plain" | "valley" | "hill";
interface SceneArea {
  id: string;
  terrain: Ground;
  town?: "company" | "major" | "minor";
  company?: "red" | "green";
  goods?: boolean;
  corners: readonly Corner[];
  pieces: Corner;
}

export const AREAS: readonly SceneArea[] = [
  {
    id: "company",
    terrain: "plain",
    town: "company",
    company: "red",
    corners: [
      [0, 0],
      [128, 0],
      [142, 118],
      [0, 134],
    ],
    pieces: [58, 62],
  },
  {
    id: "plain",
    terrain: "plain",
    goods: true,
    corners: [
      [0, 134],
      [142, 118],
      [160, 240],
      [0, 240],
    ],
    pieces: [66, 186],
  },
  {
    id: "valley",
    terrain: "valley",
    corners: [
      [128, 0],
      [286, 0],
      [272, 124],
      [142, 118],
    ],
    pieces: [206, 58],
  },
  {
    id: "town",
    terrain: "plain",
    town: "major",
    corners: [
      [142, 118],
      [272, 124],
      [300, 240],
      [160, 240],
    ],
    pieces: [216, 184],
  },
  {
    id: "far",
    terrain: "valley",
    town: "minor",
    corners: [
      [286, 0],
      [480, 0],
      [480, 126],
      [272, 124],
    ],
    pieces: [386, 60],
  },
  {
    id: "hill",
    terrain: "hill",
    goods: true,
    corners: [
      [272, 124],
      [480, 126],
      [480, 240],
      [300, 240],
    ],
    pieces: [394, 186],
  },
];

const CONTENTS: AreaContents = {
  plain: { plain: 2 },
  hill: { hill: 1 },
  town: { red: 1, green: 1, landowner: 1 },
  far: { red: 1, green: 1 },
};

export const BOARD: MapBoard = {
  id: "quick-start",
  size: [480, 240],
  companies: {},
  borders: [],
  rivers: [],
  areas: AREAS.map(({ corners: _, pieces: [x, y], ...area }) => ({
    ...area,
    name: area.id,
    x,
    y,
    polygon: [],
  })),
};

const border = (id: string, x: number, y: number, angle: number) => ({
  id,
  open: true,
  river: "",
  track: [x, y, angle] as const,
});

export const LAYOUT: Layout = {
  size: [480, 240],
  chains: [],
  borders: [
    border("company|valley", 134, 58, 0),
    border("company|plain", 70, 126, 84),
    border("valley|far", 280, 62, 0),
    border("plain|town", 150, 180, 0),
    border("valley|town", 208, 122, 88),
  ],
  areas: Object.fromEntries(
    AREAS.map(({ id, pieces }) => [
      id,
      { ring: [], name: [], nameAt: [0, 0] as const, piecesAt: [pieces[0], pieces[1]] },
    ]),
  ),
  rivers: [],
  buttons: "bottom",
  hachures: "",
};

const SHORT: Tracks = { "company|plain": 0, "plain|town": 0 };
const LONG: Tracks = { "company|valley": 0, "valley|far": 0 };

export const SCENES: Readonly<Record<string, Scene>> = {
  "wensleydale-goal": { hasMap: true, tracks: { ...SHORT, "valley|far": 1 } },
  "wensleydale-auction": {
    boxes: [
      { tokens: ["white", "red"], seat: 0, cubes: 4 },
      { tokens: ["brown", "brown"], seat: 1, cubes: 3 },
      { tokens: ["green", "white"] },
    ],
  },
  "wensleydale-build": { hasMap: true, tracks: SHORT, line: { areas: ["company", "plain", "town"] } },
  "nurnberg-build": { hasMap: true, tracks: SHORT, line: { areas: ["company", "plain", "town"] } },
  "wensleydale-fees": { hasMap: true, tracks: SHORT },
  "wensleydale-trains": {
    trains: [
      { price: 1, passengers: 2, goods: 1 },
      { price: 2, passengers: 2, goods: 2, seat: 0 },
      { price: 3, passengers: 3, goods: 3, seat: 1 },
    ],
  },
  "wensleydale-carry": { hasMap: true, tracks: { ...SHORT, "valley|town": 0 } },
  "nurnberg-carry": { hasMap: true, tracks: { ...SHORT, "valley|town": 0 } },
  "wensleydale-profit": { carried: ["plain", "plain", "hill", "red", "green"], points: "+1" },
  "wensleydale-sell": {
    hasMap: true,
    tracks: LONG,
    preview: { company: "red", borders: ["company|valley", "valley|far"], towns: ["far"] },
  },
  "nurnberg-furth": { hasMap: true, tracks: { ...LONG, "valley|far": 1 }, points: "+1" },
  "wensleydale-end": { carried: ["plain", "hill", "red", "green"], points: "+2" },
};

export { CONTENTS };
