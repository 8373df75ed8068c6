/** The time, once a second, for clocks; it stands still while nobody looks at it. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, 1_000);
  return () => clearInterval(ticking);
});

/** Now, in milliseconds; whoever asks within an effect or a template is told again each second. */
export function now(): number {
  subscribe();
  return Date.now();
}
