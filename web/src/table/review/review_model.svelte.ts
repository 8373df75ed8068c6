/** The review of a finished match: asked for, waited for, and then there for everybody. */

import { answer, Refusal } from "../../api/client.ts";
import type { Explanation, Schemas } from "../../api/messages.ts";
import { api } from "../../api/server.ts";
import { say, texts } from "../../texts/texts.svelte.ts";

export type Review = Schemas["Review"];
export type Decision = Schemas["ReviewDecision"];
export type Alternative = Schemas["ReviewAlternative"];
type ReviewState = Schemas["ReviewState"];

/** How often one asks how far it is. */
const PATIENCE = 1_500;

export class ReviewModel {
  readonly id: string;
  state = $state.raw<ReviewState | undefined>();
  problem = $state("");
  review = $derived<Review | undefined>(this.state?.review ?? undefined);
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** How far it is, with the words to tell it. */
  async read(family: string): Promise<void> {
    await Promise.all([texts.also("study"), texts.also("reasons"), texts.also(`${family}-reasons`)]);
    const params = { path: { table_id: this.id } };
    await this.#take(api.GET("/api/tables/{table_id}/review", { params }).then(answer));
  }

  /** Begin it, unless somebody has. */
  async begin(): Promise<void> {
    const params = { path: { table_id: this.id } };
    await this.#take(api.POST("/api/tables/{table_id}/review", { params }).then(answer));
  }

  close(): void {
    clearTimeout(this.#later);
  }

  async #take(asked: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#later);
    try {
      this.state = await asked;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Refusal ? error.problem.text : say("table-unreachable");
      return;
    }
    if (this.state.status !== "running") return;
    const params = { path: { table_id: this.id } };
    this.#later = setTimeout(() => {
      void this.#take(api.GET("/api/tables/{table_id}/review", { params }).then(answer));
    }, PATIENCE);
  }
}

/** The moments a seat can learn from. */
export function faultsOf(review: Review, seat: number): Decision[] {
  return review.decisions.filter(
    ({ seat: whose, mark }) => whose === seat && (mark === "bad" || mark === "doubtful"),
  );
}

/** What the best move of a decision was for. */
export function planOf(decision: Decision): Explanation | undefined {
  return decision.plan ?? undefined;
}

/** A share of the win in percentage points, as the language writes it. */
export function points(share: number, isSigned = false): string {
  const format = new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: isSigned ? "exceptZero" : "auto",
  });
  return format.format(100 * share);
}
