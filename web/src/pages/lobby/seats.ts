/** Who shall sit where at a new table, before anybody does. */

import type { NewTable } from "../new_tables.ts";

export const MODES = ["bots", "friends", "pass"] as const;
export type Mode = (typeof MODES)[number];
export type SeatKind = "me" | "guest" | "open" | "bot";

export interface SeatChoice {
  kind: SeatKind;
  /** Of somebody else at this device. */
  name: string;
  /** Which bot; the usual one, if none is named. */
  bot: string;
}

export type SeatWish = NewTable["seats"][number];

const USUAL_PLAYERS = 3;
const USUAL_KINDS: Record<Mode, SeatKind> = { bots: "bot", friends: "open", pass: "guest" };

/** The way of playing that an address asks for: `?mode=friends`. */
export function modeOf(search: string): Mode {
  const wanted = new URLSearchParams(search).get("mode");
  return MODES.find((mode) => mode === wanted) ?? "bots";
}

/** The usual seats for a way of playing: me, and others of one kind. */
export function usualSeats(
  mode: Mode,
  players: readonly [number, number],
  nameOfGuest: (number: number) => string,
  bot = "",
): SeatChoice[] {
  const number = Math.max(players[0], Math.min(players[1], mode === "pass" ? 2 : USUAL_PLAYERS));
  return seatsOfNumber([{ kind: "me", name: "", bot: "" }], number, USUAL_KINDS[mode], nameOfGuest, bot);
}

/** As many seats as wanted: the last ones go, new ones are of this kind. */
export function seatsOfNumber(
  seats: readonly SeatChoice[],
  number: number,
  kind: SeatKind,
  nameOfGuest: (number: number) => string,
  bot = "",
): SeatChoice[] {
  return Array.from(
    { length: number },
    (_, seat) => seats[seat] ?? { kind, name: nameOfGuest(seat + 1), bot },
  );
}

/** What the server is asked for. */
export function wishFor({ kind, name, bot }: SeatChoice): SeatWish {
  if (kind === "open") return { kind: "open" };
  if (kind === "bot") return bot ? { kind: "bot", bot } : { kind: "bot" };
  return kind === "guest" ? { kind: "me", name: name.trim() } : { kind: "me" };
}

/** Whether somebody has to come before the match can begin. */
export function hasOpenSeat(seats: readonly SeatChoice[]): boolean {
  return seats.some((seat) => seat.kind === "open");
}
