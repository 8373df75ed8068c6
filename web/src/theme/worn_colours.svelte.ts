/** Which colour each seat has at the table on this page: people choose theirs. */

class WornColours {
  #colours = $state.raw<readonly number[]>([]);

  /** The colour of a seat; where nothing is known of a table, the one of its number. */
  of(seat: number): number {
    return this.#colours[seat] ?? seat;
  }

  wear(colours: readonly number[]): void {
    this.#colours = colours;
  }
}

export const wornColours = new WornColours();
