/** Clocks, counted down on this device between two messages of the server. */

import type { Clock } from "../../api/messages.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The milliseconds a seat has left; undefined without a limit. */
export function timeLeft(clock: Clock | null, seat: number, readAt: number, now: number): number | undefined {
  const left = clock?.left[seat];
  if (clock === null || left === null || left === undefined) return undefined;
  const passed = clock.runs.includes(seat) ? Math.max(0, now - readAt) : 0;
  return Math.max(0, left - passed);
}

/** A length of time on a clock's face: "0:07", "12:30", "3:05:00"; days are left to words. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}

/** Days and hours, for clocks of slow matches; undefined below a day. */
export function daysAndHours(milliseconds: number): { days: number; hours: number } | undefined {
  if (milliseconds < DAY) return undefined;
  return {
    days: Math.floor(milliseconds / DAY),
    hours: Math.floor((milliseconds % DAY) / HOUR),
  };
}

/** Whether it is time to hurry. */
export function isShort(milliseconds: number): boolean {
  return milliseconds <= 20 * SECOND;
}
