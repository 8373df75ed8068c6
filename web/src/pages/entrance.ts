/** Coming in: whoever has not said a name yet gets a friendly one. */

import { visitor } from "../visitor/me.svelte.ts";
import { say } from "../texts/texts.svelte.ts";

const PLATFORMS = 23;

/** A name for somebody in a hurry, in the reader's language. */
export function friendlyName(): string {
  return say("guest-name", { number: 1 + Math.floor(Math.random() * PLATFORMS) });
}

/** Be somebody: who we are, the typed name, or a friendly one. */
export async function comeIn(typed = ""): Promise<void> {
  await visitor.comeIn(typed.trim() || friendlyName());
}
