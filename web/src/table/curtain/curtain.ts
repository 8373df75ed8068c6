/** Pass and play: whose hand may be seen while several people share one device. */

export type Curtain =
  /** Nothing is hidden. */
  | { kind: "open" }
  /** Give the device to this seat. */
  | { kind: "hand-over"; seat: number }
  /** Nobody here is asked, and it is not known who looks. */
  | { kind: "who"; seats: number[] };

/**
 * What hides the table.
 *
 * @param mine the seats that share this device
 * @param asked the seats that have to decide now
 * @param revealed the seat that has said "it is me" last, if any
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
  if (next !== undefined) return { kind: "hand-over", seat: next };
  return { kind: "who", seats: [...mine] };
}
