/** Something a page tries to do at the server: under way, refused with a sentence, or done. */

import { Refusal } from "../api/client.ts";
import { say } from "../texts/texts.svelte.ts";

export class Attempt {
  busy = $state(false);
  /** Why it was not done, in words; empty if all is well. */
  problem = $state("");
  /** The same for programs: the code of the server, or "unreachable". */
  code = $state("");

  /** Try it; false if it was refused or the server did not answer. */
  async run(action: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.code = "";
    try {
      await action();
      return true;
    } catch (failure) {
      this.#explain(failure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #explain(failure: unknown): void {
    if (failure instanceof Refusal) {
      this.code = failure.problem.code;
      this.problem = failure.problem.text;
    } else if (failure instanceof TypeError) {
      // What fetch throws when there is no answer at all.
      this.code = "unreachable";
      this.problem = say("table-unreachable");
    } else {
      throw failure;
    }
  }
}
