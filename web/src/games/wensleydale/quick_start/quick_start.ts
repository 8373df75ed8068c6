/** The quick start of Last Train to Wensleydale and First Train to Nürnberg: one turn, and the end. */

import type { QuickStart } from "../../../table/rules/quick_start.ts";
import Picture from "./Picture.svelte";

const WENSLEYDALE = [
  "wensleydale-goal",
  "wensleydale-auction",
  "wensleydale-build",
  "wensleydale-fees",
  "wensleydale-trains",
  "wensleydale-carry",
  "wensleydale-profit",
  "wensleydale-sell",
  "wensleydale-end",
];
/** What is different there; the prize for Fürth comes before the end. */
const NURNBERG: Readonly<Record<string, readonly string[]>> = {
  "wensleydale-build": ["nurnberg-build"],
  "wensleydale-carry": ["nurnberg-carry"],
  "wensleydale-end": ["nurnberg-furth", "wensleydale-end"],
};

export const quickStart: QuickStart = {
  steps: (game) =>
    game === "nurnberg" ? WENSLEYDALE.flatMap((step) => NURNBERG[step] ?? [step]) : WENSLEYDALE,
  Picture,
};
