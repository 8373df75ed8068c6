/** Numbers as they are written everywhere on a table: with a minus, not with a hyphen. */

/** A number of points: "7", "−30". */
export function written(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

/** Points that are added or taken away: "+7", "−30". */
export function signed(number: number): string {
  return number < 0 ? written(number) : `+${number}`;
}
