/** Light or dark: as the device has it, unless somebody chose. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORED = "stellwerk.theme";

class ThemeChoice {
  choice = $state<Theme>(storedTheme());

  constructor() {
    this.#show();
  }

  /** Change the theme at once, and remember it. */
  choose(theme: Theme): void {
    this.choice = theme;
    localStorage.setItem(STORED, theme);
    this.#show();
  }

  /** The next of the three. */
  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.choice) + 1) % THEMES.length] ?? "auto");
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.choice;
    // Colours that fade from one theme into the other cannot be read on the way.
    for (const motion of document.getAnimations()) {
      if (motion instanceof CSSTransition) motion.finish();
    }
  }
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return THEMES.find((theme) => theme === stored) ?? "auto";
}

export const theme = new ThemeChoice();
