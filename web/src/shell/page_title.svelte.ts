/** What the window is called: the page that is open, and what is open on it. */

import { say } from "../texts/texts.svelte.ts";
import type { Route } from "../visitor/router.svelte.ts";

/** The message that names a page; home and tables need none beside the app's and the game's. */
const NAMES: Partial<Record<Route["page"], string>> = {
  new: "lobby-title",
  replay: "end-replay",
  invitation: "invitation-title",
  link: "link-title",
  confirm: "confirm-title",
  matches: "shell-matches",
  settings: "shell-settings",
  watch: "shell-watch",
  puzzles: "shell-puzzles",
  rules: "shell-rules",
  analysis: "shell-analysis",
  missing: "missing-title",
};

/** Whoever names what is open; the page that is being left may go after the next one has come. */
let subject = $state.raw<(() => string) | undefined>();

/** For pages: what is open here, such as the title of a game, as long as the page is. */
export function nameSubject(what: () => string): void {
  $effect(() => {
    subject = what;
    return () => {
      if (subject === what) subject = undefined;
    };
  });
}

/** "Ticket to Ride: Europe – Rules – Stellwerk" */
export function pageTitle(page: Route["page"]): string {
  const name = NAMES[page];
  const parts = [subject?.() ?? "", name ? say(name) : ""].filter(Boolean);
  return parts.length > 0 ? say("shell-title-page", { page: parts.join(" – ") }) : say("shell-title");
}
