/** A puzzle in the shape of a table: one seat is asked, nobody else moves, and an answer ends it. */

import { answer, Refusal } from "../api/client.ts";
import type { ChatLine, Move, Problem, Prompt, Schemas, Table, View } from "../api/messages.ts";
import { api } from "../api/server.ts";
import type { LaidBoard } from "../table/board.ts";
import { imaginedTable } from "../table/imagined_table.ts";
import type { Objection, Point, TableModel } from "../table/model.svelte.ts";
import { say } from "../texts/texts.svelte.ts";

export type PuzzleState = Schemas["PuzzleState"];
export type Verdict = Schemas["PuzzleVerdict"];

export class PuzzleModel implements TableModel {
  readonly id: string;
  readonly isReplay = false;
  readonly chat: readonly ChatLine[] = [];
  readonly events = [];
  readonly fresh = [];
  readonly clock = null;
  readonly clockReadAt = 0;
  readonly connection = "open";
  readonly closed = undefined;
  readonly over = false;
  readonly seat: number;
  readonly mySeats: number[];
  readonly table: Table;
  readonly names: string[];
  board = $state.raw<LaidBoard | undefined>();
  busy = $state(false);
  objection = $state.raw<Objection | undefined>();
  verdict = $state.raw<Verdict | undefined>();
  /** The moves of the answer so far. */
  moves = $state.raw<Move[]>([]);
  state = $state.raw<PuzzleState>() as PuzzleState;
  view = $derived<View>(this.state.view);
  prompt = $derived<Prompt | null>(this.verdict ? null : this.state.prompt);
  number = $derived(this.moves.length);
  canUndo = $derived(this.moves.length > 0 && !this.verdict);
  /** What is marked on the map with the answer. */
  plan = $derived(this.verdict?.plan ? { reasons: [], plan: this.verdict.plan } : undefined);

  constructor(state: PuzzleState, myName: string) {
    this.id = state.id;
    this.state = state;
    this.seat = state.seat;
    this.mySeats = [state.seat];
    this.table = tableOf(state, myName);
    this.names = this.table.seats.map(({ name }) => name ?? "");
  }

  /** Make the next move of the answer; the whole answer is given at once. */
  async play(move: Move, at?: Point): Promise<boolean> {
    return this.#try(async () => {
      const moves = [...this.moves, move];
      const next = await this.#look(moves);
      this.moves = moves;
      this.state = next;
      if (next.is_whole) this.verdict = await this.#answer({ moves });
    }, at);
  }

  /** Say the number that is asked for. */
  async sayNumber(number: number): Promise<boolean> {
    return this.#try(async () => {
      this.verdict = await this.#answer({ number });
    });
  }

  async undo(): Promise<boolean> {
    return this.#try(async () => {
      const moves = this.moves.slice(0, -1);
      this.state = await this.#look(moves);
      this.moves = moves;
    });
  }

  /** From the start again; only the first answer counted. */
  async again(): Promise<void> {
    await this.#try(async () => {
      this.state = await this.#look([]);
      this.moves = [];
      this.verdict = undefined;
    });
  }

  async doubt(): Promise<boolean> {
    return this.#try(async () => {
      const params = { path: { puzzle_id: this.id } };
      answer(await api.POST("/api/puzzles/{puzzle_id}/doubt", { params }));
    });
  }

  say(): boolean {
    return false;
  }

  look(): void {
    // Nobody else can be looked from: others have secrets.
  }

  object(problem: Problem, at?: Point): void {
    this.objection = { problem, at };
  }

  settle(): void {
    this.objection = undefined;
  }

  close(): void {
    this.settle();
  }

  async #look(moves: Move[]): Promise<PuzzleState> {
    const params = { path: { puzzle_id: this.id } };
    const body = { moves };
    return answer(await api.POST("/api/puzzles/{puzzle_id}/moves", { params, body }));
  }

  async #answer(given: { moves?: Move[]; number?: number }): Promise<Verdict> {
    const params = { path: { puzzle_id: this.id } };
    const body = { moves: given.moves ?? [], number: given.number ?? null };
    return answer(await api.POST("/api/puzzles/{puzzle_id}/answer", { params, body }));
  }

  async #try(action: () => Promise<unknown>, at?: Point): Promise<boolean> {
    this.settle();
    this.busy = true;
    try {
      await action();
      return true;
    } catch (error) {
      const unreachable = { code: "unreachable", text: say("table-unreachable") };
      this.objection = { problem: error instanceof Refusal ? error.problem : unreachable, at };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** The table that the parts of a family expect, with me on the seat that is asked. */
function tableOf({ id, game, family, title, players, seat }: PuzzleState, myName: string): Table {
  const names = Array.from({ length: players }, (_, number) =>
    number === seat ? myName : say("puzzle-player", { number: number + 1 }),
  );
  return imaginedTable({ id, game, family, title, players, seat, names, pending: [seat], host_is_me: true });
}
