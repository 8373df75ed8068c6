/** Pass and play: whose hand may be seen while several people share one device. */

export type Curtain =
  /** Nothing is hidden. */
  | { kind: "open" }
  /** Whoever has played still looks at what came of it; then the device goes to this seat. */
  | { kind: "done"; seat: number }
  /** Give the device to this seat. */
  | { kind: "hand-over"; seat: number }
  /** Nobody here is asked, and it is not known who looks. */
  | { kind: "who"; seats: number[] };

/**
 * What hides the table. It never falls by itself: the card that was drawn last has to be seen by who drew it.
 *
 * @param mine the seats that share this device
 * @param asked the seats that have to decide now
 * @param revealed the seat that has said "it is me" last and has not handed the device over, if any
 */
export function curtainFor(
  mine: readonly number[],
  asked: readonly number[],
  revealed: number | undefined,
): Curtain {
  if (mine.length < 2) return { kind: "open" };
  const mineAsked = mine.filter((seat) => asked.includes(seat));
  if (revealed !== undefined && mine.includes(revealed)) {
    if (mineAsked.length === 0 || mineAsked.includes(revealed)) return { kind: "open" };
  }
  const [next] = mineAsked;
  if (next !== undefined && revealed !== undefined && mine.includes(revealed)) {
    return { kind: "done", seat: next };
  }
  if (next !== undefined) return { kind: "hand-over", seat: next };
  return { kind: "who", seats: [...mine] };
}
