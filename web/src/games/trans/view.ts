/** What a seat, or a spectator, sees of a Trans match: the shape of the server's views. */

import type { View } from "../../table/model.svelte.ts";
import type { Colour } from "./map/net.ts";
import type { Network, OwnCity } from "./map/position.ts";

export interface TransSeat {
  points: number;
  marker: string | null;
  /** The colours of the cities in hand; which cities they are stays secret. */
  colours: Colour[];
  revealed: string[];
  /** Has chosen a city to put back or to hand on. */
  chosen: boolean;
}

export interface OwnView {
  cities: OwnCity[];
  /** Rails still missing, once the marker is placed. */
  missing: number | null;
  chosen: string | null;
  /** Cities of others this seat knows, by seat. */
  known: Record<string, string[]>;
}

export interface LastRound {
  missing: number;
  points: number;
  won: boolean;
  cities: string[];
}

export interface Result {
  scores: { total: number; last_round: LastRound }[];
  winners: number[];
  ranking: number[];
}

export interface TransView {
  players: number;
  seat: number | null;
  phase: "agree" | "put-back" | "hand-on" | "place" | "lay" | "over";
  round: number;
  start_seat: number;
  /** The special cards of this round. */
  cards: number[];
  /** The one that is carried out just now. */
  card: number | null;
  budget: number;
  laid_this_turn: number;
  double_lines: string[];
  rails: string[];
  rails_left: number;
  networks: Network[];
  seats: TransSeat[];
  result: Result | null;
  you?: OwnView;
}

export function transView(view: View | undefined): TransView | undefined {
  return view as TransView | undefined;
}
