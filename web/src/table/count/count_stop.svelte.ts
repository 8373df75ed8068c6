/** A count of a round or a turn: it lies over the table until somebody goes on. */

import type { SeenEvent } from "../../api/messages.ts";
import { lastDecision } from "../recap/recap.ts";

/** What came with a new state, and who looks at it. */
export interface News {
  fresh: readonly SeenEvent[];
  seat: number | null;
  isReplay: boolean;
  over: boolean;
}

export class CountStop<Counted> {
  /** What was counted last. */
  counted = $state.raw<Counted | undefined>();
  /** It is shown. */
  isOpen = $state(false);

  /** Called with every new state and what it counted, if anything; whoever decides has gone on. */
  notice(counted: Counted | undefined, { fresh, seat, isReplay, over }: News): void {
    if (counted !== undefined) {
      this.counted = counted;
      this.isOpen = !over;
    } else if (over || isReplay || (seat !== null && lastDecision(fresh, seat) > 0)) {
      this.isOpen = false;
    }
  }

  goOn(): void {
    this.isOpen = false;
  }

  showAgain(): void {
    this.isOpen = this.counted !== undefined;
  }
}
