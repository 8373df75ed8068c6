/** What a key may be used for, as people choose it. */

import type { components } from "../../api/schema.ts";

type Scopes = components["schemas"]["IssuedKey"]["scopes"];

export const KEY_CHOICES = ["play", "manage"] as const;
export type KeyChoice = (typeof KEY_CHOICES)[number];

/** Whoever may manage may also play: a key that could only do the first would be of little use. */
export function scopesOf(choice: KeyChoice): Scopes {
  return choice === "manage" ? ["play", "manage"] : ["play"];
}

/** The choice behind the scopes of a key. */
export function choiceOf(scopes: Scopes): KeyChoice {
  return scopes.includes("manage") ? "manage" : "play";
}
