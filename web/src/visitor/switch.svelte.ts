/** Pictures of tables are also drawn where there is no browser, and nothing is stored. */
export function stored(key: string): string | null {
  return typeof localStorage === "undefined" ? null : localStorage.getItem(key);
}

/** Something that is on or off at this device, which remembers it. */
export class Switch {
  readonly #key: string;
  #on = $state(false);

  constructor(key: string, usual: boolean) {
    this.#key = key;
    const chosen = stored(key);
    this.#on = chosen === null ? usual : chosen === "on";
  }

  get on(): boolean {
    return this.#on;
  }

  turn(on: boolean): void {
    this.#on = on;
    localStorage.setItem(this.#key, on ? "on" : "off");
  }
}
