/** A table that is played now: what the server said last, and what this device does. */

import { Refusal } from "../api/client.ts";
import type {
  ChatLine,
  Clock,
  LessonNow,
  MatchState,
  Move,
  Problem,
  Prompt,
  SeenEvent,
  Table,
  View,
} from "../api/messages.ts";
import { LiveTable, type Connection } from "../api/live.ts";
import { say as word } from "../texts/texts.svelte.ts";
import { wornColours } from "../theme/worn_colours.svelte.ts";
import { choices } from "../visitor/choices.svelte.ts";
import type { LaidBoard } from "./board.ts";
import { needsConfirmation } from "./confirming/caution.ts";
import { eventsBefore } from "./events.ts";
import type { Confirmation, Objection, Point, TableModel, Trial } from "./model.svelte.ts";
import { namesOf } from "./words/names.ts";
import { HeldStates } from "./watching/held_states.svelte.ts";
import { onceOnly, OrderBook } from "./orders/orders.svelte.ts";

/** Events this device keeps for the log. */
const MOST_EVENTS = 2000;

export class LiveModel implements TableModel {
  readonly id: string;
  readonly isReplay = false;
  table = $state.raw<Table | undefined>();
  board = $state.raw<LaidBoard | undefined>();
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
  /** Where I stand in the lesson that is taught at this table. */
  lesson = $state.raw<LessonNow | undefined>();
  over = $state(false);
  connection = $state<Connection>("connecting");
  closed = $state<string | undefined>();
  objection = $state.raw<Objection | undefined>();
  confirmation = $state.raw<Confirmation | undefined>();
  busy = $state(false);
  /** What was pressed last and has no answer yet: a move, or to take one back. */
  pressed = $state.raw<Move | "undo" | undefined>();
  names = $derived(namesOf(this.table?.seats ?? []));
  mySeats = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.number));

  /** What is done for the seat looked from as soon as it is asked; nobody else's business. */
  orders = $derived.by(() => {
    const { seat } = this;
    return seat !== null && this.mySeats.includes(seat) ? new OrderBook(this.id, seat) : undefined;
  });

  /** What waits while somebody watches and has paused. */
  readonly held = new HeldStates<MatchState>((state) => this.#takeState(state));
  #laterTable: Table | undefined;
  #live: LiveTable;
  /** What the other seats of this device have seen; not shown, but not asked for again. */
  #seen = new Map<number | null, SeenEvent[]>();

  constructor(id: string, seat?: number) {
    this.id = id;
    this.#live = new LiveTable(seat === undefined ? { table: id } : { table: id, seat }, {
      state: (state) => this.held.take(state),
      table: (table) => {
        // It may tell how the match ended, which somebody who paused does not know yet.
        if (this.held.isHeld && this.table) this.#laterTable = table;
        else this.#takeTable(table);
      },
      chat: (lines) => (this.chat = [...this.chat, ...lines]),
      connection: (connection, code) => {
        this.connection = connection;
        this.closed = connection === "closed" ? code : undefined;
      },
      refused: (problem) => (this.objection = { problem, at: undefined }),
    });
  }

  async play(
    move: Move,
    at?: Point,
    { pattern = move, about = "", isDeliberate = false }: Trial = {},
  ): Promise<boolean> {
    const isCareful = !isDeliberate && needsConfirmation(this.prompt, move, choices.confirmed);
    if (isCareful && !(await this.#confirm(move, at))) return false;
    const isAsked = this.prompt !== null;
    const isPlayed = await this.#try(() => this.#pressing(move, this.#live.play(move, this.number)), at);
    const { orders, objection } = this;
    if (isPlayed || !objection) return isPlayed;
    const mayComeLater = !this.over && (!isAsked || "missing" in (objection.problem.arguments ?? {}));
    this.objection =
      mayComeLater && orders
        ? { ...objection, about, later: () => void this.attempt(() => orders.add(onceOnly(pattern)), at) }
        : { ...objection, about };
    return false;
  }

  /** Ask once more; the question is gone when something else is pressed, or another one comes. */
  #confirm(move: Move, at: Point | undefined): Promise<boolean> {
    this.settle();
    return new Promise((decide) => {
      this.confirmation = {
        move,
        at,
        answer: (isWanted) => {
          this.confirmation = undefined;
          decide(isWanted);
        },
      };
    });
  }

  async undo(): Promise<boolean> {
    return this.#try(() => this.#pressing("undo", this.#live.undo(this.number)), undefined);
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
    this.settle();
    if (!isOpen) {
      this.view = undefined;
      this.events = [];
      this.fresh = [];
      this.number = -1;
    }
    this.held.lookAgain();
    this.#live.look(seat);
  }

  /** One step on, while it is paused. */
  step(): void {
    this.held.step();
    if (this.held.waiting.length === 0) this.#catchUpWithTable();
  }

  /** No longer paused. */
  goOn(): void {
    this.held.goOn();
    this.#catchUpWithTable();
  }

  #catchUpWithTable(): void {
    if (this.#laterTable) this.#takeTable(this.#laterTable);
    this.#laterTable = undefined;
  }

  object(problem: Problem, at?: Point): void {
    this.objection = { problem, at };
  }

  settle(): void {
    this.objection = undefined;
    this.confirmation?.answer(false);
  }

  /** The network is gone, as the browser says. */
  loseLine(): void {
    this.#live.lose();
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
    wornColours.wear([]);
  }

  /** Keep in mind what was pressed until it is answered: on a bad line that takes a while. */
  async #pressing(what: Move | "undo", answered: Promise<unknown>): Promise<void> {
    this.pressed = what;
    try {
      await answered;
    } finally {
      if (this.pressed === what) this.pressed = undefined;
    }
  }

  async #try(action: () => Promise<unknown>, at: Point | undefined): Promise<boolean> {
    this.settle();
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

  #takeTable(table: Table): void {
    this.table = table;
    wornColours.wear(table.seats.map(({ colour }) => colour));
  }

  #takeState(state: MatchState): void {
    const before = this.#before(state.seat);
    const kept = state.events_after >= (before.at(-1)?.number ?? -1) ? before : [];
    if (kept.length === 0) this.hasEarlier = state.events_after >= 0;
    this.events = [...kept, ...state.events].slice(-MOST_EVENTS);
    this.fresh = this.number >= 0 && state.seat === this.seat ? state.events : [];
    const isSameQuestion = JSON.stringify(this.prompt) === JSON.stringify(state.prompt);
    if (!isSameQuestion) this.confirmation?.answer(false);
    this.seat = state.seat;
    this.view = state.view;
    this.prompt = state.prompt;
    if (state.prompt) this.lastPrompt = state.prompt;
    this.number = state.number;
    this.canUndo = state.can_undo;
    this.lesson = state.lesson;
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
