/** A finished match, one step at a time, in the shape of a table. */

import { answer } from "../../api/client.ts";
import type { ChatLine, Problem, SeenEvent, Table, View } from "../../api/messages.ts";
import type { components } from "../../api/schema.ts";
import { api } from "../../api/server.ts";
import { wornColours } from "../../theme/worn_colours.svelte.ts";
import type { LaidBoard } from "../board.ts";
import { eventsBefore } from "../events.ts";
import type { Objection, Point, TableModel } from "../model.svelte.ts";
import { namesOf } from "../words/names.ts";
import { seatAsked } from "./replaying.ts";

type ReplayStep = components["schemas"]["ReplayStep"];

/** Steps kept in memory; going back and forth asks the server for nothing twice. */
const MOST_STEPS = 200;

export class ReplayModel implements TableModel {
  readonly id: string;
  readonly isReplay = true;
  readonly prompt = null;
  readonly chat: readonly ChatLine[] = [];
  readonly clock = null;
  readonly clockReadAt = 0;
  readonly canUndo = false;
  readonly connection = "open";
  readonly closed = undefined;
  readonly busy = false;
  table = $state.raw<Table | undefined>();
  board = $state.raw<LaidBoard | undefined>();
  view = $state.raw<View | undefined>();
  number = $state(0);
  /** The last step of the match. */
  last = $state(0);
  seat = $state<number | null>(null);
  fresh = $state.raw<SeenEvent[]>([]);
  objection = $state.raw<Objection | undefined>();
  #all = $state.raw<SeenEvent[]>([]);
  names = $derived(namesOf(this.table?.seats ?? []));
  mySeats = $derived(this.seat === null ? [] : [this.seat]);
  /** My first seat in this match; null, if I did not play in it. */
  mySeat = $derived(this.table?.seats.find(({ mine }) => mine)?.number ?? null);
  events = $derived(this.#all.filter((event) => event.number <= this.number));
  over = $derived(this.last > 0 && this.number === this.last);

  #steps = new Map<string, Promise<ReplayStep>>();
  #wanted = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Read the table and begin at a step, from the seat that the address asks for, or mine. */
  async begin(step: number, search: string): Promise<void> {
    const params = { path: { table_id: this.id } };
    this.table = answer(await api.GET("/api/tables/{table_id}", { params }));
    wornColours.wear(this.table.seats.map(({ colour }) => colour));
    this.last = this.table.number;
    this.seat = seatAsked(search, this.mySeat);
    await Promise.all([this.go(step), this.#readEvents()]);
  }

  /** Go to a step; a later wish overtakes an earlier one. */
  async go(step: number): Promise<void> {
    const wish = ++this.#wanted;
    const number = Math.max(0, Math.min(step, this.last));
    const seat = this.seat;
    const found = await this.#read(number, seat);
    if (wish !== this.#wanted || seat !== this.seat) return;
    this.fresh = number === this.number + 1 ? found.events : [];
    this.last = found.last;
    this.number = number;
    this.view = found.view;
    // The next step is wanted most often.
    if (number < this.last) void this.#read(number + 1, seat).catch(() => undefined);
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.go(this.number);
    void this.#readEvents();
  }

  object(problem: Problem, at?: Point): void {
    this.objection = { problem, at };
  }

  settle(): void {
    this.objection = undefined;
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  say(): boolean {
    return false;
  }

  close(): void {
    this.#steps.clear();
    wornColours.wear([]);
  }

  #read(number: number, seat: number | null): Promise<ReplayStep> {
    const key = `${seat ?? "all"}:${number}`;
    const known = this.#steps.get(key);
    if (known) return known;
    if (this.#steps.size >= MOST_STEPS) this.#steps.clear();
    const params = { path: { table_id: this.id, number }, query: seat === null ? {} : { seat } };
    const asked = api.GET("/api/tables/{table_id}/replay/{number}", { params }).then(answer);
    this.#steps.set(key, asked);
    asked.catch(() => this.#steps.delete(key));
    return asked;
  }

  async #readEvents(): Promise<void> {
    const seat = this.seat;
    const events = await eventsBefore(this.id, seat, Infinity);
    if (seat === this.seat) this.#all = events;
  }
}
