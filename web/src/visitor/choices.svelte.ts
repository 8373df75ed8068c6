/** Small choices about how tables look and sound; each device remembers its own. */

import { Switch, stored } from "./switch.svelte.ts";

const CONFIRMED = "stellwerk.confirmed";
const MOTION = "stellwerk.motion";

/** Which of my moves I confirm: hardly any, those that reveal or spend much, all that are final, or all. */
export const CONFIRMATIONS = ["off", "much", "final", "everything"] as const;
export type Confirmed = (typeof CONFIRMATIONS)[number];

/** How fast things move at a table, and how long that takes compared with the usual. */
const PACES = { none: 0, fast: 0.5, usual: 1, slow: 2 } as const;
export type Motion = keyof typeof PACES;
export const MOTIONS = Object.keys(PACES) as Motion[];

class Choices {
  confirmed = $state<Confirmed>(CONFIRMATIONS.find((each) => each === stored(CONFIRMED)) ?? "much");

  /** Signs beside every colour; on, unless somebody switched them off. */
  readonly #symbols = new Switch("stellwerk.symbols", true);
  /** Sounds; off, unless somebody switched them on. */
  readonly #sounds = new Switch("stellwerk.sounds", false);
  /** What one can do, and why one would, against bots; told until somebody has enough of it. */
  readonly #coach = new Switch("stellwerk.coach", true);

  motion = $state<Motion>(MOTIONS.find((each) => each === stored(MOTION)) ?? "usual");

  constructor() {
    this.#setPace();
  }

  get symbols(): boolean {
    return this.#symbols.on;
  }

  get sounds(): boolean {
    return this.#sounds.on;
  }

  get coach(): boolean {
    return this.#coach.on;
  }

  get pace(): number {
    return PACES[this.motion];
  }

  move(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem(MOTION, motion);
    this.#setPace();
  }

  /** Styles know it as `--pace`. */
  #setPace(): void {
    if (typeof document === "undefined") return;
    document.documentElement.style.setProperty("--pace", `${this.pace}`);
  }

  confirm(which: Confirmed): void {
    this.confirmed = which;
    localStorage.setItem(CONFIRMED, which);
  }

  showSymbols(on: boolean): void {
    this.#symbols.turn(on);
  }

  beCoached(on: boolean): void {
    this.#coach.turn(on);
  }

  playSounds(on: boolean): void {
    this.#sounds.turn(on);
  }
}

export const choices = new Choices();
