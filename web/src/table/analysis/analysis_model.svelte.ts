/** The analysis board in the shape of a table: moves for all seats, back and forth, and what they are worth. */

import { answer, Refusal } from "../../api/client.ts";
import type { ChatLine, Move, Problem, Schemas, SeenEvent, Table } from "../../api/messages.ts";
import { api } from "../../api/server.ts";
import { say } from "../../texts/texts.svelte.ts";
import type { LaidBoard } from "../board.ts";
import { imaginedTable } from "../imagined_table.ts";
import type { Objection, Point, TableModel } from "../model.svelte.ts";
import type { Shared } from "./sharing.ts";

export type AnalysisState = Schemas["AnalysisState"];
export type ValuedMove = Schemas["ValuedMove"];
type Question = Schemas["AnalysisQuestion"];

export class AnalysisModel implements TableModel {
  readonly id = "analysis";
  readonly isReplay = false;
  readonly events: readonly SeenEvent[] = [];
  readonly fresh: readonly SeenEvent[] = [];
  readonly chat: readonly ChatLine[] = [];
  readonly clock = null;
  readonly clockReadAt = 0;
  readonly connection = "open";
  readonly closed = undefined;
  board = $state.raw<LaidBoard | undefined>();
  objection = $state.raw<Objection | undefined>();
  busy = $state(false);
  /** Every move that was tried; those behind `number` can be gone forward to again. */
  moves = $state.raw<Schemas["TriedMove"][]>([]);
  values = $state.raw<ValuedMove[] | undefined>();
  /** What a file or a link said that could not be done, in words. */
  mistake = $state("");
  #state = $state.raw<AnalysisState | undefined>();
  #wanted = 0;
  /** The values that were asked for last; one person asks for one position at a time. */
  #valuing: Promise<unknown> = Promise.resolve();

  number = $derived(this.#state?.number ?? 0);
  seat = $derived(this.#state?.seat ?? null);
  over = $derived(this.#state?.over ?? false);
  view = $derived(this.#state?.view);
  prompt = $derived(this.#state?.prompt ?? null);
  mySeats = $derived(this.seat === null ? [] : [this.seat]);
  names = $derived(Array.from({ length: this.#state?.players ?? 0 }, (_, seat) => nameOf(seat)));
  canUndo = $derived(this.number > 0);
  table = $derived(this.#state && tableOf(this.#state, this.names));
  shared = $derived<Shared | undefined>(this.#state && sharedOf(this.#state, this.moves));

  /** Begin with a position and moves, all of them made; or with a fresh game. */
  async begin(question: Question): Promise<AnalysisState> {
    const found = await this.#ask(question);
    this.moves = (question.moves ?? []).slice(0, found.number);
    this.#show(found);
    return found;
  }

  async play(move: Move, at?: Point): Promise<boolean> {
    const seat = this.prompt?.seat;
    if (seat === undefined || this.busy) return false;
    const moves = [...this.moves.slice(0, this.number), { seat, move }];
    const found = await this.#go(moves, moves.length);
    if (!found) return false;
    if (found.mistake) {
      this.object({ code: "illegal", text: found.mistake } as Problem, at);
      return false;
    }
    this.moves = moves;
    return true;
  }

  /** Go back or forth to a move. */
  async step(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.moves.length));
    await this.#go(this.moves.slice(0, wanted), wanted);
  }

  async undo(): Promise<boolean> {
    await this.step(this.number - 1);
    return true;
  }

  look(): void {
    // Whoever is asked is looked from: the board belongs to all seats.
  }

  say(): boolean {
    return false;
  }

  object(problem: Problem, at?: Point): void {
    this.objection = { problem, at };
  }

  settle(): void {
    this.objection = undefined;
  }

  close(): void {
    this.#wanted += 1;
  }

  async #go(moves: Schemas["TriedMove"][], number: number): Promise<AnalysisState | undefined> {
    if (!this.#state) return undefined;
    const { position, board } = this.#state;
    this.busy = true;
    this.settle();
    try {
      const found = await this.#ask({ position, board, moves });
      if (!found.mistake && found.number === number) this.#show(found);
      return found;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.object(failure.problem);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  async #ask(question: Question): Promise<AnalysisState> {
    return answer(await api.POST("/api/analysis", { body: question }));
  }

  #show(found: AnalysisState): void {
    this.#state = found;
    this.values = undefined;
    const wish = ++this.#wanted;
    this.#valuing = this.#valuing.then(() => this.#value(found, wish)).catch(() => undefined);
  }

  /** Values take longer than the table, and come after it; a later wish overtakes an earlier one. */
  async #value(shown: AnalysisState, wish: number): Promise<void> {
    if (wish !== this.#wanted || shown.over || shown.pending.length === 0) return;
    const found = await this.#ask({ position: shown.now, board: shown.board, values: true });
    if (wish === this.#wanted) this.values = found.values ?? [];
  }
}

function nameOf(seat: number): string {
  return say("analysis-seat", { number: seat + 1 });
}

function sharedOf({ position, board }: AnalysisState, moves: Schemas["TriedMove"][]): Shared {
  return board === null ? { position, moves } : { position, moves, board };
}

/** A table as its parts want it, though nobody sits at it. */
function tableOf(state: AnalysisState, names: readonly string[]): Table {
  const { game, board, family, title, players, options, rules, seat, pending, number } = state;
  const status = state.over ? "over" : "running";
  return imaginedTable({
    id: "analysis",
    game,
    board,
    family,
    title,
    players,
    options,
    rules,
    seat,
    pending,
    number,
    names,
    status,
  });
}
