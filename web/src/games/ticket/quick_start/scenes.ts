/** What the pictures of the quick start show: small maps, cards and tickets, 400 wide and 200 high. */

import type { CardKind, RouteColour } from "../wire.ts";

export interface SceneCity {
  id: string;
  x: number;
  y: number;
  /** The letter of a ticket that leads here. */
  letter?: string;
  /** Across the border. */
  country?: string;
  /** The seat whose station stands here. */
  station?: number;
}

export interface SceneRoute {
  from: string;
  to: string;
  length: number;
  colour: RouteColour;
  kind?: "tunnel" | "ferry";
  locomotives?: number;
  /** Whose wagons stand on it. */
  seat?: number;
}

export interface SceneCard {
  /** Without a kind it lies face down. */
  card?: CardKind;
  x: number;
  y: number;
  /** It is the one that is meant. */
  isTaken?: boolean;
  /** What it costs more. */
  badge?: string;
}

export interface SceneTicket {
  letters: readonly [string, string];
  points: number;
  x: number;
  y: number;
  isKept?: boolean;
}

export interface Scene {
  cities?: readonly SceneCity[];
  routes?: readonly SceneRoute[];
  cards?: readonly SceneCard[];
  tickets?: readonly SceneTicket[];
  /** Water behind all this. */
  isSea?: boolean;
  /** Points in a round, as they are counted. */
  points?: { words: string; x: number; y: number };
}

/** Cards side by side. */
function row(kinds: readonly (CardKind | undefined)[], x: number, y: number, step = 46): SceneCard[] {
  return kinds.map((card, index) => ({ ...(card && { card }), x: x + index * step, y }));
}

const LINE: readonly SceneCity[] = [
  { id: "west", x: 70, y: 60 },
  { id: "east", x: 330, y: 60 },
];

export const SCENES: Readonly<Record<string, Scene>> = {
  "ticket-goal": {
    cities: [
      { id: "a", x: 46, y: 130, letter: "A" },
      { id: "middle", x: 190, y: 112 },
      { id: "b", x: 346, y: 150, letter: "A" },
      { id: "north", x: 150, y: 34 },
    ],
    routes: [
      { from: "a", to: "middle", length: 3, colour: "red", seat: 0 },
      { from: "middle", to: "b", length: 3, colour: "gray", seat: 0 },
      { from: "north", to: "middle", length: 1, colour: "green" },
      { from: "a", to: "north", length: 3, colour: "yellow", seat: 1 },
    ],
    tickets: [{ letters: ["A", "A"], points: 12, x: 306, y: 42, isKept: true }],
  },
  "ticket-draw": {
    cards: [
      ...row(["red", "green", "yellow"], 114, 104, 58).map((card, index) => ({
        ...card,
        isTaken: index === 1,
      })),
      ...row(["blue", "black"], 288, 104, 58),
      { x: 54, y: 104, isTaken: true },
    ],
  },
  "ticket-jokers": {
    cities: LINE,
    routes: [{ from: "west", to: "east", length: 4, colour: "orange" }],
    cards: row(["orange", "orange", "locomotive", "locomotive"], 131, 144),
  },
  "ticket-claim": {
    cities: [
      { id: "west", x: 50, y: 40 },
      { id: "east", x: 240, y: 40 },
      { id: "south-west", x: 160, y: 162 },
      { id: "south-east", x: 350, y: 162 },
    ],
    routes: [
      { from: "west", to: "east", length: 3, colour: "blue" },
      { from: "south-west", to: "south-east", length: 3, colour: "blue", seat: 0 },
    ],
    cards: row(["blue", "blue", "blue"], 152, 100),
  },
  "ticket-ferry": {
    isSea: true,
    cities: LINE,
    routes: [{ from: "west", to: "east", length: 4, colour: "gray", kind: "ferry", locomotives: 2 }],
    cards: row(["locomotive", "locomotive", "pink", "pink"], 131, 144),
  },
  "ticket-tunnel": {
    cities: [
      { id: "west", x: 50, y: 48 },
      { id: "east", x: 240, y: 48 },
    ],
    routes: [{ from: "west", to: "east", length: 3, colour: "green", kind: "tunnel" }],
    cards: [
      ...row(["green", "green", "green"], 52, 142, 42),
      { card: "blue", x: 238, y: 142 },
      { card: "green", x: 290, y: 142, badge: "+1" },
      { card: "locomotive", x: 342, y: 142, badge: "+1" },
    ],
  },
  "ticket-station": {
    cities: [
      { id: "a", x: 46, y: 130, letter: "B" },
      { id: "middle", x: 190, y: 84, station: 0 },
      { id: "b", x: 346, y: 132, letter: "B" },
    ],
    routes: [
      { from: "a", to: "middle", length: 3, colour: "white", seat: 0 },
      { from: "middle", to: "b", length: 3, colour: "black", seat: 1 },
    ],
    tickets: [{ letters: ["B", "B"], points: 9, x: 330, y: 42, isKept: true }],
  },
  "ticket-swiss-jokers": {
    cities: LINE,
    routes: [{ from: "west", to: "east", length: 3, colour: "red", kind: "tunnel" }],
    cards: row(["red", "locomotive", "locomotive"], 154, 144),
  },
  "ticket-countries": {
    cities: [
      { id: "town", x: 70, y: 108, letter: "C" },
      { id: "germany", x: 320, y: 40, country: "germany" },
      { id: "austria", x: 340, y: 108, country: "austria" },
      { id: "italy", x: 320, y: 172, country: "italy" },
    ],
    routes: [
      { from: "town", to: "germany", length: 4, colour: "yellow" },
      { from: "town", to: "austria", length: 4, colour: "gray", seat: 0 },
      { from: "town", to: "italy", length: 4, colour: "pink" },
    ],
  },
  "ticket-tickets": {
    tickets: [
      { letters: ["A", "A"], points: 17, x: 84, y: 100 },
      { letters: ["B", "B"], points: 8, x: 200, y: 84, isKept: true },
      { letters: ["C", "C"], points: 11, x: 316, y: 100 },
    ],
  },
  "ticket-end": {
    cities: [
      { id: "a", x: 40, y: 150 },
      { id: "b", x: 150, y: 60 },
      { id: "c", x: 270, y: 130 },
      { id: "d", x: 365, y: 50 },
    ],
    routes: [
      { from: "a", to: "b", length: 3, colour: "gray", seat: 0 },
      { from: "b", to: "c", length: 3, colour: "gray", seat: 0 },
      { from: "c", to: "d", length: 2, colour: "gray", seat: 0 },
    ],
    points: { words: "+10", x: 330, y: 158 },
  },
};
