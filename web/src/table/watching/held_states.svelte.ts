/** What happens at a table while whoever watches it has paused: it waits to be looked at, step by step. */

export class HeldStates<State> {
  isHeld = $state(false);
  /** What has not been looked at yet. */
  waiting = $state.raw<readonly State[]>([]);
  /** A step that was asked for before there was one. */
  #isOwed = false;
  readonly #show: (state: State) => void;

  constructor(show: (state: State) => void) {
    this.#show = show;
  }

  /** Something came: it is shown at once, or waits. */
  take(state: State): void {
    if (this.isHeld && !this.#isOwed) {
      this.waiting = [...this.waiting, state];
      return;
    }
    this.#isOwed = false;
    this.#show(state);
  }

  hold(): void {
    this.isHeld = true;
  }

  /** Show what came next, or, if nothing did, what will. */
  step(): void {
    const [next, ...later] = this.waiting;
    this.waiting = later;
    if (next === undefined) this.#isOwed = true;
    else this.#show(next);
  }

  /** Show everything, and from now on whatever comes. */
  goOn(): void {
    const all = this.waiting;
    this.isHeld = this.#isOwed = false;
    this.waiting = [];
    for (const state of all) this.#show(state);
  }

  /** From another seat it looks different: what waited is dropped, and what comes next is shown. */
  lookAgain(): void {
    this.waiting = [];
    this.#isOwed = this.isHeld;
  }
}
