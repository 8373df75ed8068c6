/** Whether tables are shown as text; remembered on this device. */

const STORED = "stellwerk.text-mode";

class TextMode {
  on = $state(localStorage.getItem(STORED) === "on");

  flip(): void {
    this.on = !this.on;
    localStorage.setItem(STORED, this.on ? "on" : "off");
  }
}

export const textMode = new TextMode();
