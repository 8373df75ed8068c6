/** Words on small cards are set smaller rather than broken: styles read how long the longest is as `--letters`. */

/** The letters of the longest part that is not broken; soft hyphens are places to break. */
export function longestWord(text: string): number {
  const parts = text.split(/[\s\u00AD–-]+/u);
  return Math.max(1, ...parts.map((part) => [...part].length));
}
