/** Days and times as the reader is used to them. */

import { texts } from "./texts.svelte.ts";

/** Some day: only its hours are said. */
const ANY_DAY = Date.UTC(2000, 0, 1);
const HOUR = 3_600_000;

/**
 * The reader's own kind of a language: whoever reads English and has a British browser gets British
 * dates, whatever the other languages of the browser are.
 */
export function localeFor(language: string, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.toLowerCase().split("-")[0] === language) ?? language;
}

/**
 * Whether hours are counted to 12 or to 23, as where the reader is at home: that is the first language
 * of the browser, also for whoever reads these pages in another one.
 */
export function hourCycleFor(language: string, wishes: readonly string[]): "h12" | "h23" {
  const { hourCycle } = new Intl.DateTimeFormat(wishes[0] ?? language, { hour: "numeric" }).resolvedOptions();
  return hourCycle === "h11" || hourCycle === "h12" ? "h12" : "h23";
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

/** An hour of any day, from 0 to 24: "8:00 AM", "22:00"; the day ends at 24:00 where hours are counted so far. */
export function hourOfDay(hour: number, wishes: readonly string[] = navigator.languages): string {
  const isLast = hour === 24 && hourCycleFor(texts.language, wishes) === "h23";
  const style = { timeStyle: "short", timeZone: "UTC" } as const;
  return formatted(ANY_DAY + hour * HOUR, isLast ? { ...style, hourCycle: "h24" } : style, wishes);
}

function formatted(
  at: number,
  style: Intl.DateTimeFormatOptions,
  wishes: readonly string[] = navigator.languages,
): string {
  const { language } = texts;
  const usual = style.timeStyle ? { hourCycle: hourCycleFor(language, wishes) } : {};
  return new Intl.DateTimeFormat(localeFor(language, wishes), { ...usual, ...style }).format(at);
}
