/** A board explained on one page: a few steps, each with a picture and some words. */

import type { Component } from "svelte";

export interface QuickStart {
  /** The steps of a game, in the order of reading; `quick-STEP` are the words, `quick-STEP-title` their title. */
  steps: (game: string) => readonly string[];
  /** Draws what a step of a game is about. */
  Picture: Component<{ step: string; game: string }>;
}
