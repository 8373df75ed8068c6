/** Each ticket has a letter of its own, on its card and on the map; it keeps it while the table is open. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Letters for tickets: those they had before, new ones for the others. */
export function withLetters(
  before: ReadonlyMap<string, string>,
  tickets: readonly string[],
): ReadonlyMap<string, string> {
  const given = new Map(tickets.flatMap((id) => (before.has(id) ? [[id, before.get(id) ?? ""]] : [])));
  for (const id of tickets) {
    if (!given.has(id)) given.set(id, firstFree(new Set(given.values())));
  }
  return given;
}

/** A, B, …, Z, then AA, BB, … */
function firstFree(used: ReadonlySet<string>): string {
  for (let times = 1; ; times++) {
    for (const letter of ALPHABET) {
      if (!used.has(letter.repeat(times))) return letter.repeat(times);
    }
  }
}

/** The letters that stand at each city. */
export function lettersByCity(
  tickets: readonly { letter: string; cities: readonly string[] }[],
): ReadonlyMap<string, string[]> {
  const marks = new Map<string, string[]>();
  for (const { letter, cities } of tickets) {
    for (const city of new Set(cities)) marks.set(city, [...(marks.get(city) ?? []), letter]);
  }
  return marks;
}
