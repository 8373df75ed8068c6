/** Notices of the browser: shown when the page is not looked at, if somebody has allowed them. */

import { router } from "../visitor/router.svelte.ts";

const STORED = "stellwerk.notices";

class Notices {
  /** Whether this browser can show any. */
  readonly possible = "Notification" in globalThis;
  on = $state(localStorage.getItem(STORED) === "on");
  /** What the browser says: it asks only once, and may have been told no. */
  permission = $state<NotificationPermission>(
    "Notification" in globalThis ? Notification.permission : "denied",
  );

  get allowed(): boolean {
    return this.possible && this.on && this.permission === "granted";
  }

  /** Ask the person; call this only when they have clicked for it. */
  async allow(): Promise<boolean> {
    if (!this.possible) return false;
    this.permission = await Notification.requestPermission();
    this.#remember(this.permission === "granted");
    return this.allowed;
  }

  silence(): void {
    this.#remember(false);
  }

  /** Tell something, unless the page is being looked at. */
  tell(title: string, body: string, path: string): void {
    if (!this.allowed || !document.hidden) return;
    const notice = new Notification(title, { body, tag: path, icon: "/mark.svg" });
    notice.addEventListener("click", () => {
      focus();
      router.go(path);
      notice.close();
    });
  }

  #remember(on: boolean): void {
    this.on = on;
    localStorage.setItem(STORED, on ? "on" : "off");
  }
}

export const notices = new Notices();
