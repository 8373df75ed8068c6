/** The files of all pages: each is fetched when its page is first opened. */

import type { Component } from "svelte";

import type { Route } from "./visitor/router.svelte.ts";

export type Page = Component<Record<string, unknown>>;

const FILES = import.meta.glob<Page>("./pages/*Page.svelte", { import: "default" });
const PAGES: Record<Route["page"], string> = {
  home: "Home",
  new: "NewTable",
  table: "Table",
  replay: "Replay",
  invitation: "Invitation",
  link: "Link",
  confirm: "Confirm",
  matches: "Matches",
  settings: "Settings",
  watch: "Watch",
  puzzles: "Puzzles",
  rules: "Rules",
  analysis: "Analysis",
  missing: "Missing",
};

/** A page, once it is here; nothing, if there is no such one. */
export function fetchPage(page: Route["page"]): Promise<Page> | undefined {
  return FILES[`./pages/${PAGES[page]}Page.svelte`]?.();
}
