import { describe, expect, it } from "vitest";

import type { Seat, Table } from "../api/messages.ts";
import {
  whoPlays,
  inOrder,
  isMyTurn,
  isOfBots,
  isSeated,
  openSeats,
  outcome,
  scores,
  situation,
  wayOut,
} from "./tables.ts";

const seat = (number: number, changes: Partial<Seat>): Seat => ({
  number,
  name: `P${number}`,
  kind: "person",
  bot: null,
  stand_in: null,
  mine: false,
  present: true,
  colour: 0,
  hints: 0,
  ...changes,
});

const table = (changes: Partial<Table>): Table =>
  ({ id: "x", status: "running", seats: [], pending: [], result: null, changed_at: 0, ...changes }) as Table;

const me = seat(0, { mine: true });
const bot = seat(1, { kind: "bot", bot: "planner", name: "planner" });

describe("tables in lists", () => {
  it("know whose turn it is; a bot that stands in asks nothing of me", () => {
    expect(isMyTurn(table({ seats: [me, bot], pending: [0] }))).toBe(true);
    expect(isMyTurn(table({ seats: [me, bot], pending: [1] }))).toBe(false);
    expect(isMyTurn(table({ seats: [{ ...me, stand_in: "planner" }, bot], pending: [0] }))).toBe(false);
    expect(isMyTurn(table({ seats: [me, bot], pending: [0], status: "over" }))).toBe(false);
  });

  it("stand in order: mine to move, then the newest", () => {
    const old = table({ id: "old", seats: [me, bot], pending: [0], changed_at: 1 });
    const fresh = table({ id: "fresh", changed_at: 9 });
    const stale = table({ id: "stale", changed_at: 2 });
    expect(inOrder([stale, fresh, old]).map(({ id }) => id)).toEqual(["old", "fresh", "stale"]);
  });

  it("know who is there", () => {
    expect(openSeats(table({ seats: [me, seat(1, { kind: "open" })] }))).toBe(1);
    expect(isSeated(table({ seats: [bot] }))).toBe(false);
    expect(isOfBots(table({ seats: [bot, { ...bot, number: 2 }] }))).toBe(true);
    expect(whoPlays(table({ seats: [me, bot] }))).toBe("tables-against-bots");
    expect(whoPlays(table({ seats: [me, seat(1, { name: "Ilse" })] }))).toBe("tables-with");
    expect(whoPlays(table({ seats: [seat(0, { name: "Anton" }), seat(1, { name: "Ilse" })] }))).toBe(
      "Anton and Ilse",
    );
  });

  it("say how it stands and who won", () => {
    expect(situation(table({ status: "waiting", seats: [seat(0, { kind: "open" })] }))).toBe(
      "tables-waiting",
    );
    expect(situation(table({ seats: [me, bot], pending: [1] }))).toBe("tables-turn-of");
    expect(
      outcome(table({ status: "over", seats: [me, bot], result: { scores: [], winners: [0], ranking: [] } })),
    ).toBe("tables-i-won");
    expect(
      outcome(table({ status: "over", seats: [me, bot], result: { scores: [], winners: [1], ranking: [] } })),
    ).toBe("tables-won");
    expect(outcome(table({ status: "over", seats: [me, bot] }))).toBe("status-over");
  });

  it("say everybody's points in the order of the ranking", () => {
    const result = { scores: [{ total: -4 }, { total: 12 }], winners: [1], ranking: [1, 0] };
    const over = table({ seats: [me, bot], status: "over", result } as Partial<Table>);
    expect(scores(over)).toBe("planner (12) · P0 (−4)");
    expect(scores(table({ seats: [me, bot] }))).toBe("");
  });

  it("are left, given up or removed, and it is said what becomes of the others", () => {
    const friend = seat(1, {});
    expect(wayOut(table({ seats: [me], status: "waiting" })).words).toBe("matches-leave");
    expect(wayOut(table({ seats: [me, bot] })).question).toBe("matches-give-up-bots");
    expect(wayOut(table({ seats: [me, friend] })).question).toBe("matches-give-up-others");
    expect(wayOut(table({ seats: [me, friend], status: "over" })).words).toBe("matches-remove");
  });
});
