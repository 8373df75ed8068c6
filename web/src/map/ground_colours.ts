/** The colours of the ground as they are now: a canvas knows nothing of custom properties. */

import { GROUND_COLOURS } from "./ground_marks.ts";
import type { GroundColours } from "./ground_canvas.ts";

/** `probe` is any element of the page that may be coloured for a moment. */
export function groundColours(probe: HTMLElement): GroundColours {
  const colours = GROUND_COLOURS.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.style.color = "";
  return Object.fromEntries(colours) as Record<(typeof GROUND_COLOURS)[number], string>;
}

/** Calls when the theme changes, by choice or with the system, until the returned function is called. */
export function watchTheme(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener("change", changed);
  };
}
