/** What everybody sees of a Wensleydale match: the shape of the server's views. */

import type { View } from "../../table/model.svelte.ts";
import type { Company, Item } from "./map/board.ts";
import type { AreaContents, TownColours, Tracks } from "./map/position.ts";

export type Influence = "white" | "brown" | "red" | "green";
export type Scale = Influence | "profit";
export type Unit = "cube" | Influence;
export type Carried = Exclude<Item, "landowner">;
export type Phase =
  "bid" | "stake" | "build" | "line" | "pay" | "chain" | "trains" | "board" | "take-over" | "sale" | "over";

export const INFLUENCES: readonly Influence[] = ["white", "brown", "red", "green"];
export const SCALES: readonly Scale[] = [...INFLUENCES, "profit"];
export const CARRIED: readonly Carried[] = ["plain", "hill", "red", "green"];

/** A marker on a scale; the one that is ahead comes first, on a shared space the upper one. */
export type Place = [seat: number, points: number];

export interface BoxView {
  /** Points printed in the box; none under rules version 1. */
  printed: Influence[];
  tokens: Influence[];
  bid: [seat: number, cubes: number] | null;
}

export interface TrainView {
  seat: number;
  /** Places that are taken. */
  passengers: number;
  goods: number;
}

export interface SeatView extends Record<Carried, number> {
  hand: number;
  points: number;
  tracks_left: number;
  /** The final count, if the match ended now. */
  would_be: number;
}

export interface Result {
  scores: { total: number; categories: Record<string, number> }[];
  winners: number[];
  ranking: number[];
}

export interface WensleydaleView {
  players: number;
  options: { side?: string };
  phase: Phase;
  turn: number;
  turns: number;
  in_turn: number;
  general_order: number[];
  build_order: number[];
  train_order: number[];
  tracks: Record<Scale, Place[]>;
  boxes: BoxView[];
  /** The box a bid is being set for, from 1. */
  box: number | null;
  /** The highest bid of every seat this turn. */
  limits: number[];
  line: string[];
  company: Company | null;
  /** What the line that is sold costs so far. */
  price: number | null;
  due: number;
  /** A track, or a train by its id. */
  paying_for: string | null;
  item: [area: string, item: Carried] | null;
  /** Seats that are out of the train phase. */
  passed: number[];
  areas: AreaContents;
  borders: Tracks;
  towns: TownColours;
  trains: Record<string, TrainView>;
  seats: SeatView[];
  result: Result | null;
}

export function wensleydaleView(view: View | undefined): WensleydaleView | undefined {
  return view as WensleydaleView | undefined;
}

/** The points of a seat on a scale. */
export function pointsOn(view: WensleydaleView, scale: Scale, seat: number): number {
  return view.tracks[scale].find(([owner]) => owner === seat)?.[1] ?? 0;
}
