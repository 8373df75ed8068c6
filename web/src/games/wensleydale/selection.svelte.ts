/** What is chosen and looked at on one table; the map, the hand and the panel share it. */

import type { Point } from "../../table/model.svelte.ts";
import { canPlay, isTouch, oncePerTable } from "../../table/selecting.ts";
import { CountStop } from "../../table/count/count_stop.svelte.ts";
import { countedTurn, type CountedTurn } from "./count/turns.ts";
import { movesAt, wishAt } from "./hand/moves.ts";
import { meansOf, type Means } from "./hand/spending.ts";
import type { WensleydaleEvent, WensleydaleMove, WensleydaleTable, WensleydaleView } from "./wire.ts";

interface Chosen {
  area: string;
  at: Point;
  /** The state of the match in which it was chosen; later it is forgotten. */
  number: number;
}

export class WensleydaleSelection {
  #table: WensleydaleTable;
  #chosen = $state.raw<Chosen | undefined>();
  /** The turn that was scored last. */
  readonly count = new CountStop<CountedTurn>();
  #seen: WensleydaleView | undefined;
  /** What the builder had before the line that is built now. */
  before = $state.raw<Means | undefined>();
  /** Areas pointed at beside the map. */
  hotAreas = $state.raw<readonly string[]>([]);
  /** How many steps of the final count have been shown. */
  counted = $state<number | undefined>();
  /** The count was seen to its end, or skipped. */
  isCounted = $state(false);

  constructor(table: WensleydaleTable) {
    this.#table = table;
  }

  /** An area at which one of several moves is to be chosen. */
  get area(): string | undefined {
    return this.#chosen?.number === this.#table.number ? this.#chosen.area : undefined;
  }

  get options(): WensleydaleMove[] {
    return this.area === undefined ? [] : movesAt(this.#table.prompt, this.area);
  }

  /** Keep what is needed to tell what a line costs and what a turn brought; called with every new state. */
  notice(view: WensleydaleView | undefined, fresh: readonly WensleydaleEvent[]): void {
    if (!view || view === this.#seen) return;
    const scored = this.#seen && countedTurn(this.#seen, fresh);
    this.#seen = view;
    const { seat, isReplay } = this.#table;
    this.count.notice(scored, { fresh, seat, isReplay, over: view.phase === "over" });
    if (view.line.length > 0) return;
    this.before = view.in_turn === null ? undefined : meansOf(view, view.in_turn);
  }

  /** An area was pressed: one move is played, several are asked about, with none the rules answer. */
  press(area: string, at: Point): void {
    const view = this.#table.view;
    if (!view || !canPlay(this.#table)) return;
    const moves = movesAt(this.#table.prompt, area);
    const [only] = moves;
    if (!only) void this.play(wishAt(view, area), at);
    else if (moves.length === 1 && (!isTouch() || this.area === area)) void this.play(only, at);
    else this.#choose(area, at);
  }

  forget(): void {
    this.#chosen = undefined;
    this.#table.settle();
  }

  async play(move: WensleydaleMove, at?: Point): Promise<void> {
    if (!canPlay(this.#table)) return;
    const where = at ?? this.#chosen?.at;
    // A stake is counted out before its button is pressed.
    const isDeliberate = this.area !== undefined || move.do === "stake";
    this.#chosen = undefined;
    this.hotAreas = [];
    await this.#table.play(move, where, { isDeliberate });
  }

  #choose(area: string, at: Point): void {
    this.#table.settle();
    this.#chosen = { area, at, number: this.#table.number };
  }
}

/** The selection of a table; the same for all its parts. */
export const selectionOf = oncePerTable((table: WensleydaleTable) => new WensleydaleSelection(table));
