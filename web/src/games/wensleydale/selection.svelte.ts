/** What is chosen and looked at on one table; the map, the hand and the panel share it. */

import type { Move } from "../../api/frames.ts";
import type { Point, TableModel } from "../../table/model.svelte.ts";
import { canPlay, isTouch, oncePerTable } from "../../table/selecting.ts";
import { movesAt, wishAt } from "./hand/moves.ts";
import { meansOf, type Means } from "./hand/spending.ts";
import { wensleydaleView, type WensleydaleView } from "./view.ts";

interface Chosen {
  area: string;
  at: Point;
  /** The state of the match in which it was chosen; later it is forgotten. */
  number: number;
}

export class WensleydaleSelection {
  #table: TableModel;
  #chosen = $state.raw<Chosen | undefined>();
  /** What the builder had before the line that is built now. */
  before = $state.raw<Means | undefined>();
  /** Areas pointed at beside the map. */
  hotAreas = $state.raw<readonly string[]>([]);
  /** How many steps of the final count have been shown. */
  counted = $state<number | undefined>();
  /** The count was seen to its end, or skipped. */
  isCounted = $state(false);

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** An area at which one of several moves is to be chosen. */
  get area(): string | undefined {
    return this.#chosen?.number === this.#table.number ? this.#chosen.area : undefined;
  }

  get options(): Move[] {
    return this.area === undefined ? [] : movesAt(this.#table.prompt, this.area);
  }

  /** Keep what is needed to tell what a line costs; called with every new state. */
  notice(view: WensleydaleView | undefined): void {
    if (view && view.line.length === 0) this.before = meansOf(view, view.in_turn);
  }

  /** An area was pressed: one move is played, several are asked about, with none the rules answer. */
  press(area: string, at: Point): void {
    const view = wensleydaleView(this.#table.view);
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

  async play(move: Move, at?: Point): Promise<void> {
    if (!canPlay(this.#table)) return;
    const where = at ?? this.#chosen?.at;
    this.#chosen = undefined;
    this.hotAreas = [];
    await this.#table.play(move, where);
  }

  #choose(area: string, at: Point): void {
    this.#table.settle();
    this.#chosen = { area, at, number: this.#table.number };
  }
}

/** The place of a click, to answer there. */
export function placeOfClick(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

/** The selection of a table; the same for all its parts. */
export const selectionOf = oncePerTable((table) => new WensleydaleSelection(table));
