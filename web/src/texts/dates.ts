/** Days and times as the reader is used to them. */

import { texts } from "./texts.svelte.ts";

/**
 * The reader's own kind of a language: whoever reads English and has a British browser gets British
 * dates, whatever the other languages of the browser are.
 */
export function localeFor(language: string, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().split("-")[0] === language) ?? language;
}

/** "16 Nov 2026, 17:05" */
export function dayAndTime(at: number): string {
  return formatted(at, { dateStyle: "medium", timeStyle: "short" });
}

/** "16 November 2026 at 17:05", where there is room for it. */
export function longDayAndTime(at: number): string {
  return formatted(at, { dateStyle: "long", timeStyle: "short" });
}

/** "16 Nov 2026" */
export function day(at: number): string {
  return formatted(at, { dateStyle: "medium" });
}

/** "17:05" */
export function timeOfDay(at: number): string {
  return formatted(at, { timeStyle: "short" });
}

function formatted(at: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeFor(texts.language, navigator.languages), style).format(at);
}
