/** Small choices about how tables look and sound; each device remembers its own. */

const SYMBOLS = "stellwerk.symbols";
const SOUNDS = "stellwerk.sounds";

class Choices {
  /** Signs beside every colour; on, unless somebody switched them off. */
  symbols = $state(localStorage.getItem(SYMBOLS) !== "off");
  /** Sounds; off, unless somebody switched them on. */
  sounds = $state(localStorage.getItem(SOUNDS) === "on");

  showSymbols(on: boolean): void {
    this.symbols = on;
    localStorage.setItem(SYMBOLS, on ? "on" : "off");
  }

  playSounds(on: boolean): void {
    this.sounds = on;
    localStorage.setItem(SOUNDS, on ? "on" : "off");
  }
}

export const choices = new Choices();
