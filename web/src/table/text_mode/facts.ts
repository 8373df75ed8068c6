/** A view in words: what lies on the table, as simple tables for reading aloud. */

import type { View, Wire } from "../../api/messages.ts";
import { say } from "../../texts/texts.svelte.ts";
import { isRecord, seatsIn } from "../any_view.ts";
import { written } from "../words/numbers.ts";
import type { Speaker } from "../words/speaker.ts";

export interface FactTable {
  /** The message id of its title. */
  title: string;
  /** The headings of the columns; without them, each row is a label and a value. */
  head: string[] | undefined;
  rows: string[][];
  /** Only this seat knows it. */
  isMine?: boolean;
}

/** What of a view is read aloud, and how; each family says it in its `facts.ts`. */
export interface FactReading<Own extends Wire = Wire> {
  /** Single facts about the table, in the order in which they are read. */
  table: readonly (keyof Own["view"] & string)[];
  /** Those about each seat, and about the own one. */
  seat: readonly string[];
  mine: readonly string[];
  /** Only some boards have them: where nobody has any, nothing is said of them. */
  sometimes?: readonly string[];
  /** Parts that hold seats. */
  seats?: readonly string[];
  /** Parts that name things, and as which field of a move their names are said. */
  fields?: Readonly<Record<string, string>>;
  /** The same for parts that are said as a whole, such as a list of tickets. */
  lists?: Readonly<Record<string, string>>;
  /** What is mine, and what lies on the board: tables of their own. */
  myTables?: (view: Own["view"], reader: FactReader) => FactTable[];
  boardTables?: (view: Own["view"], reader: FactReader) => FactTable[];
}

/** Everything worth reading in a view. */
export function factsOf<Own extends Wire>(
  view: Own["view"],
  reading: FactReading<Own>,
  speaker: Speaker,
  names: readonly string[],
): FactTable[] {
  const reader = new FactReader(reading, speaker, names);
  const { you } = view;
  const tables = [
    ...(isRecord(you)
      ? [{ title: "fact-yours", head: undefined, rows: reader.pairs(you, reading.mine) }]
      : []),
    ...(reading.myTables?.(view, reader) ?? []),
  ].map((table) => ({ ...table, isMine: true }));
  return [
    ...tables,
    { title: "fact-table", head: undefined, rows: reader.pairs(view, reading.table) },
    reader.players(seatsIn(view)),
    ...(reading.boardTables?.(view, reader) ?? []),
    ...reader.named(view),
  ].filter((table) => table.rows.length > 0);
}

/** Says the parts of a view, as its family reads them. */
export class FactReader {
  readonly #reading: Omit<FactReading, "table" | "myTables" | "boardTables">;
  readonly #speaker: Speaker;
  readonly #names: readonly string[];

  constructor(
    reading: Omit<FactReading, "table" | "myTables" | "boardTables">,
    speaker: Speaker,
    names: readonly string[],
  ) {
    this.#reading = reading;
    this.#speaker = speaker;
    this.#names = names;
  }

  /** Labels and values; what is not there or empty is not read. */
  pairs(part: View, keys: readonly string[]): string[][] {
    return keys
      .filter((key) => part[key] !== undefined && part[key] !== null && !isEmpty(part[key]))
      .map((key) => [label(key), this.value(key, part[key])]);
  }

  players(seats: readonly View[]): FactTable {
    const keys = this.#reading.seat.filter((key) =>
      seats.some((seat) => this.#isWorthReading(key, seat[key])),
    );
    return {
      title: "fact-players",
      head: [label("player"), ...keys.map(label)],
      rows: seats.map((seat, number) => [
        this.name(number),
        ...keys.map((key) => this.value(key, seat[key])),
      ]),
    };
  }

  /** Parts of a view that the family's own words name: by what they are of, or by player. */
  named(view: View): FactTable[] {
    return Object.entries(view).flatMap(([key, part]) => {
      const title = this.#speaker.fact(key);
      if (title === undefined) return [];
      const read = (value: unknown): string =>
        typeof value === "string" ? this.said(key, value) : this.value(key, value);
      const rows = Array.isArray(part)
        ? part.map((each, seat) => [this.name(seat), read(each)])
        : Object.entries(isRecord(part) ? part : { [key]: part }).map(([id, value]) => [
            this.said(key, id),
            read(value),
          ]);
      return [{ title, head: undefined, rows }];
    });
  }

  /** A part of a view in words. */
  value(key: string, value: unknown): string {
    if (value === null || value === undefined || isEmpty(value)) return "–";
    if (typeof value === "boolean") return say(value ? "fact-yes" : "fact-no");
    const { seats = [], fields = {}, lists = {} } = this.#reading;
    if (seats.includes(key))
      return [value]
        .flat()
        .map((seat) => this.name(Number(seat)))
        .join(", ");
    if (typeof value === "number") return written(value);
    const whole = lists[key];
    if (whole !== undefined) return this.said(whole, value);
    const field = fields[key];
    if (field === undefined) return [value].flat().join(", ");
    if (!Array.isArray(value)) return this.said(field, value);
    return value.map((each) => (each === null ? "–" : this.said(field, each))).join(", ");
  }

  /** Something by its name, as the field of a move. */
  said(field: string, value: unknown): string {
    return this.#speaker.value(field, value);
  }

  name(seat: number): string {
    return this.#names[seat] ?? `${seat + 1}`;
  }

  #isWorthReading(key: string, value: unknown): boolean {
    if (value === undefined) return false;
    return !this.#reading.sometimes?.includes(key) || (value !== 0 && !isEmpty(value));
  }
}

/** What a part of a view is called. */
export function label(key: string): string {
  return say(`fact-${key}`);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
