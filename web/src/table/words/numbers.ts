/** Numbers as they are written everywhere on a table: with a minus, not with a hyphen. */

/** A number of points: "7", "−30". */
export function written(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

/** A sentence in which a number stays with what it counts: "4 × green" is not parted at the end of a line. */
export function together(sentence: string): string {
  return sentence.replace(/(\d) × /g, "$1\u00a0×\u00a0");
}

/** Points that are added or taken away: "+7", "−30". */
export function signed(number: number): string {
  return number < 0 ? written(number) : `+${number}`;
}
