/** What is chosen and looked at on one table; the map, the hand and the panel share it. */

import type { Point } from "../../table/model.svelte.ts";
import { canPlay, isOffered, isSameMove, isTouch, oncePerTable } from "../../table/selecting.ts";
import { CountStop } from "../../table/count/count_stop.svelte.ts";
import { countedRound, type CountedRound } from "./count/rounds.ts";
import type { LastMove } from "./map/position.ts";
import type { TransEvent, TransMove, TransPrompt, TransTable, TransView } from "./wire.ts";

interface Chosen {
  move: TransMove;
  at: Point | undefined;
  /** The state of the match in which it was chosen; later it is forgotten. */
  number: number;
}

export class TransSelection {
  #table: TransTable;
  #chosen = $state.raw<Chosen | undefined>();
  /** The table before the latest events: a counted round is drawn on it. */
  #before: TransView | undefined;
  #seen: TransView | undefined;
  /** The round that was counted last. */
  readonly count = new CountStop<CountedRound>();
  /** The entry of the match with which it ended. */
  #countedAt: number | undefined;
  /** Whose missing rails are looked at; without one, everybody's. */
  pointedSeat = $state<number | undefined>();
  /** What somebody did before, shown again. */
  again = $state.raw<LastMove | undefined>();
  pointedCity = $state<string | undefined>();
  pinnedCity = $state<string | undefined>();

  /** The lines and cities that a bot planned, marked while it tells it. */
  planned = $state.raw<{ lines: readonly string[]; cities: readonly string[] } | undefined>();

  constructor(table: TransTable) {
    this.#table = table;
  }

  /** A move that waits for its confirmation. */
  get chosen(): TransMove | undefined {
    return this.#chosen?.number === this.#table.number ? this.#chosen.move : undefined;
  }

  get hotCities(): string[] {
    return [this.pointedCity ?? this.planned?.cities ?? this.pinnedCity ?? []].flat();
  }

  /** Keep what is needed to draw the end of a round; called with every new state. */
  notice(view: TransView | undefined, fresh: readonly TransEvent[]): void {
    if (!view || view === this.#seen) return;
    this.#before = this.#seen;
    this.#seen = view;
    const round = this.#before && countedRound(this.#before, fresh);
    const { seat, isReplay } = this.#table;
    this.count.notice(round, { fresh, seat, isReplay, over: view.phase === "over" });
    if (!round) return;
    this.pointedSeat = undefined;
    this.#countedAt = fresh.find(({ message }) => message === "event-trans-round-over")?.number;
  }

  /** The last entry of the match that is told: while a round is counted, nothing of the next one. */
  get lastEntryShown(): number {
    return (this.counting && this.#countedAt) ?? Infinity;
  }

  /** The round that lies over the table: map, hand and panel show it, and nothing of the next one. */
  get counting(): CountedRound | undefined {
    return this.count.isOpen ? this.count.counted : undefined;
  }

  goOn(): void {
    this.count.goOn();
    this.pointedSeat = undefined;
  }

  /** A line or a crossing was pressed; whether it is possible, the rules say. */
  press(move: TransMove, at: Point | undefined): void {
    if (!canPlay(this.#table)) return;
    if (isTouch() && isOffered(this.#table, move) && !isSameMove(this.chosen, move)) {
      this.choose(move, at);
    } else {
      void this.play(move, at);
    }
  }

  /** Choose a move that is played with a second decision. */
  choose(move: TransMove | undefined, at?: Point): void {
    this.#table.settle();
    this.#chosen = move && { move, at, number: this.#table.number };
  }

  async play(move: TransMove, at?: Point): Promise<void> {
    if (!canPlay(this.#table)) return;
    const where = at ?? this.#chosen?.at;
    const isDeliberate = isSameMove(this.chosen, move);
    this.#chosen = undefined;
    await this.#table.play(move, where, { isDeliberate });
  }
}

/** The city that a move puts back or hands on. */
export function cityOf(move: TransMove | undefined): string | undefined {
  return move?.do === "put-back" || move?.do === "hand-on" ? move.city : undefined;
}

/** The cities that may be put back or handed on. */
export function citiesToChoose(prompt: TransPrompt | null): string[] {
  return (prompt?.moves ?? []).flatMap((move) => cityOf(move) ?? []);
}

/** The selection of a table; the same for all its parts. */
export const selectionOf = oncePerTable((table: TransTable) => new TransSelection(table));
