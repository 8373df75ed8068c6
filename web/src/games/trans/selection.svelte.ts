/** What is chosen and looked at on one table; the map, the hand and the panel share it. */

import type { Move, SeenEvent } from "../../api/frames.ts";
import type { Point, TableModel } from "../../table/model.svelte.ts";
import { canPlay, isTouch, oncePerTable } from "../../table/selecting.ts";
import { placesOf } from "./board.ts";
import { countedRound, type CountedRound } from "./count/rounds.ts";
import type { TransView } from "./view.ts";

interface Chosen {
  move: Move;
  at: Point | undefined;
  /** The state of the match in which it was chosen; later it is forgotten. */
  number: number;
}

const DECISIONS = /^event-trans-(place|lay|stop|pass|chosen)(-own)?$/;

export class TransSelection {
  #table: TableModel;
  #chosen = $state.raw<Chosen | undefined>();
  /** The table before the latest events: a counted round is drawn on it. */
  #before: TransView | undefined;
  #seen: TransView | undefined;
  /** The round that was counted last. */
  counted = $state.raw<CountedRound | undefined>();
  /** It lies over the map until somebody goes on. */
  isCounting = $state(false);
  /** Whose missing rails are looked at; without one, everybody's. */
  pointedSeat = $state<number | undefined>();
  pointedCity = $state<string | undefined>();
  pinnedCity = $state<string | undefined>();

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** A move that waits for its confirmation. */
  get chosen(): Move | undefined {
    return this.#chosen?.number === this.#table.number ? this.#chosen.move : undefined;
  }

  get hotCities(): string[] {
    return [this.pointedCity ?? this.pinnedCity ?? []].flat();
  }

  /** Keep what is needed to draw the end of a round; called with every new state. */
  notice(view: TransView | undefined, fresh: readonly SeenEvent[]): void {
    if (!view || view === this.#seen) return;
    this.#before = this.#seen;
    this.#seen = view;
    const { board } = this.#table;
    const round = board && this.#before && countedRound(placesOf(board), this.#before, fresh);
    if (round) {
      this.counted = round;
      this.isCounting = view.phase !== "over";
      this.pointedSeat = undefined;
    } else if (this.#table.isReplay || this.#hasDecided(fresh)) {
      this.isCounting = false;
    }
  }

  goOn(): void {
    this.isCounting = false;
    this.pointedSeat = undefined;
  }

  /** A line or a crossing was pressed; whether it is possible, the rules say. */
  press(move: Move, at: Point | undefined): void {
    if (!canPlay(this.#table)) return;
    if (isTouch() && isLegal(this.#table, move) && !same(this.chosen, move)) {
      this.choose(move, at);
    } else {
      void this.play(move, at);
    }
  }

  /** Choose a move that is played with a second decision. */
  choose(move: Move | undefined, at?: Point): void {
    this.#table.settle();
    this.#chosen = move && { move, at, number: this.#table.number };
  }

  async play(move: Move, at?: Point): Promise<void> {
    if (!canPlay(this.#table)) return;
    const where = at ?? this.#chosen?.at;
    this.#chosen = undefined;
    await this.#table.play(move, where);
  }

  #hasDecided(fresh: readonly SeenEvent[]): boolean {
    return fresh.some(({ seat, message }) => seat === this.#table.seat && DECISIONS.test(message));
  }
}

/** Whether a prompt lists a move. */
export function isLegal({ prompt }: TableModel, move: Move): boolean {
  return prompt?.moves.some((listed) => same(listed, move)) ?? false;
}

/** The values of a field in all moves of a kind that a prompt lists. */
export function listed({ prompt }: TableModel, kind: string, field: string): string[] {
  return (prompt?.moves ?? []).filter((move) => move["do"] === kind).map((move) => String(move[field]));
}

function same(one: Move | undefined, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The selection of a table; the same for all its parts. */
export const selectionOf = oncePerTable((table) => new TransSelection(table));
