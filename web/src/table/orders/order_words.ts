/** Standing orders in words. */

import { say } from "../../texts/texts.svelte.ts";
import type { StandingOrder } from "./orders.svelte.ts";
import type { Speaker } from "../words/speaker.ts";

/** What is done, and how often or until when: "Claim a route: Brest – Paris, as soon as I can". */
export function orderInWords(order: StandingOrder, speaker: Speaker): string {
  const what = order.moves.map((move) => speaker.move(move)).join(" / ");
  if (order.until) return say("orders-until-line", { what, until: speaker.move(order.until) });
  const times = order.times ?? 0;
  return times > 0 ? say("orders-times-line", { what, times }) : say("orders-always-line", { what });
}
