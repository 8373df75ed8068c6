/** Moves on their way: kept until the server has answered, so that they can be sent again. */

import { Refusal } from "./client.ts";
import type { Accepted, MoveFrame, Refused, UndoFrame } from "./messages.ts";

export type Request = MoveFrame | UndoFrame;

/** A request and the seat it is for. */
export interface Waiting {
  readonly seat: number;
  readonly request: Request;
}

interface Kept extends Waiting {
  readonly accept: (answer: Accepted) => void;
  readonly refuse: (reason: Error) => void;
}

/** Requests without an answer, in the order in which they were made. */
export class Outbox {
  readonly #kept = new Map<string, Kept>();

  /** Keep a request; the promise is settled by the server's answer. */
  keep(seat: number, request: Request): Promise<Accepted> {
    return new Promise((accept, refuse) => {
      this.#kept.set(request.id, { seat, request, accept, refuse });
    });
  }

  /** All that has no answer yet. */
  waiting(): Waiting[] {
    return [...this.#kept.values()];
  }

  /** The server has answered one of them; false if the answer belongs to none. */
  settle(answer: Accepted | Refused): boolean {
    const kept = answer.id === null ? undefined : this.#kept.get(answer.id);
    if (kept === undefined) return false;
    this.#kept.delete(kept.request.id);
    if (answer.type === "accepted") kept.accept(answer);
    else kept.refuse(new Refusal(answer.problem));
    return true;
  }

  /** There will be no answers any more. */
  giveUp(reason: Error): void {
    const left = [...this.#kept.values()];
    this.#kept.clear();
    for (const kept of left) kept.refuse(reason);
  }
}

/** An id that nobody else uses; `crypto.randomUUID` exists only on https pages. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
