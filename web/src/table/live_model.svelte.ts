/** A table that is played now: what the server said last, and what this device does. */

import { Refusal } from "../api/client.ts";
import type { ChatLine, Clock, MatchState, Move, Problem, Prompt, SeenEvent, Table } from "../api/frames.ts";
import { LiveTable, type Connection } from "../api/live.ts";
import { say as word } from "../texts/texts.svelte.ts";
import type { Board } from "./board.ts";
import { eventsBefore } from "./events.ts";
import type { Objection, Point, TableModel, View } from "./model.svelte.ts";
import { namesOf } from "./words/names.ts";
import { onceOnly, OrderBook } from "./orders/orders.svelte.ts";

/** Events this device keeps for the log. */
const MOST_EVENTS = 2000;

export class LiveModel implements TableModel {
  readonly id: string;
  readonly isReplay = false;
  table = $state.raw<Table | undefined>();
  board = $state.raw<Board | undefined>();
  view = $state.raw<View | undefined>();
  prompt = $state.raw<Prompt | null>(null);
  /** The last question to this seat, also while others are asked: standing orders need it. */
  lastPrompt = $state.raw<Prompt | null>(null);
  number = $state(-1);
  seat = $state<number | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  fresh = $state.raw<SeenEvent[]>([]);
  /** Older events exist than those kept here. */
  hasEarlier = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<Clock | null>(null);
  clockReadAt = $state(0);
  canUndo = $state(false);
  over = $state(false);
  connection = $state<Connection>("connecting");
  closed = $state<string | undefined>();
  objection = $state.raw<Objection | undefined>();
  busy = $state(false);
  names = $derived(namesOf(this.table?.seats ?? []));
  mySeats = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.number));

  /** What is done for the seat looked from as soon as it is asked; nobody else's business. */
  orders = $derived.by(() => {
    const { seat } = this;
    return seat !== null && this.mySeats.includes(seat) ? new OrderBook(this.id, seat) : undefined;
  });

  #live: LiveTable;
  /** What the other seats of this device have seen; not shown, but not asked for again. */
  #seen = new Map<number | null, SeenEvent[]>();

  constructor(id: string, seat?: number) {
    this.id = id;
    this.#live = new LiveTable(seat === undefined ? { table: id } : { table: id, seat }, {
      state: (state) => this.#takeState(state),
      table: (table) => (this.table = table),
      chat: (lines) => (this.chat = [...this.chat, ...lines]),
      connection: (connection, code) => {
        this.connection = connection;
        this.closed = connection === "closed" ? code : undefined;
      },
      refused: (problem) => (this.objection = { problem, at: undefined }),
    });
  }

  async play(move: Move, at?: Point, pattern: Move = move): Promise<boolean> {
    const isAsked = this.prompt !== null;
    const isPlayed = await this.#try(() => this.#live.play(move, this.number), at);
    const { orders, objection } = this;
    if (!isPlayed && !isAsked && !this.over && orders && objection) {
      const later = () => void this.attempt(() => orders.add(onceOnly(pattern)), at);
      this.objection = { ...objection, later };
    }
    return isPlayed;
  }

  async undo(): Promise<boolean> {
    return this.#try(() => this.#live.undo(this.number), undefined);
  }

  /** Something else that the server may refuse; true if it was done. */
  async attempt(action: () => Promise<unknown>, at?: Point): Promise<boolean> {
    return this.#try(action, at);
  }

  say(text: string): boolean {
    return this.#live.say(text);
  }

  /** Nothing of the old seat stays on the screen, unless the game has no secrets anyway. */
  look(seat: number | null, isOpen = false): void {
    this.#seen.set(this.seat, this.events);
    this.prompt = null;
    this.lastPrompt = null;
    this.objection = undefined;
    if (!isOpen) {
      this.view = undefined;
      this.events = [];
      this.fresh = [];
      this.number = -1;
    }
    this.#live.look(seat);
  }

  object(problem: Problem, at?: Point): void {
    this.objection = { problem, at };
  }

  settle(): void {
    this.objection = undefined;
  }

  /** Try the connection at once instead of waiting. */
  retryNow(): void {
    this.#live.retryNow();
  }

  /** Fetch everything that happened before the oldest event kept here. */
  async readEarlier(): Promise<void> {
    const first = this.events[0]?.number ?? Infinity;
    const seat = this.seat;
    const earlier = await eventsBefore(this.id, seat, first);
    if (seat !== this.seat) return;
    this.events = [...earlier, ...this.events.filter((event) => event.number >= first)];
    this.hasEarlier = false;
  }

  close(): void {
    this.#live.close();
  }

  async #try(action: () => Promise<unknown>, at: Point | undefined): Promise<boolean> {
    this.objection = undefined;
    this.busy = true;
    try {
      await action();
      return true;
    } catch (error) {
      const problem =
        error instanceof Refusal ? error.problem : { code: "unreachable", text: word("table-unreachable") };
      this.objection = { problem, at };
      return false;
    } finally {
      this.busy = false;
    }
  }

  #takeState(state: MatchState): void {
    const before = this.#before(state.seat);
    const kept = state.events_after >= (before.at(-1)?.number ?? -1) ? before : [];
    if (kept.length === 0) this.hasEarlier = state.events_after >= 0;
    this.events = [...kept, ...state.events].slice(-MOST_EVENTS);
    this.fresh = this.number >= 0 && state.seat === this.seat ? state.events : [];
    this.seat = state.seat;
    this.view = state.view as View;
    this.prompt = state.prompt;
    if (state.prompt) this.lastPrompt = state.prompt;
    this.number = state.number;
    this.canUndo = state.can_undo;
    this.clock = state.clock;
    this.clockReadAt = Date.now();
    this.over = state.over;
  }

  /** The events a seat has seen so far. */
  #before(seat: number | null): SeenEvent[] {
    if (seat === this.seat && this.events.length > 0) return this.events;
    return this.#seen.get(seat) ?? [];
  }
}
