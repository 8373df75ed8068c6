/** A view in words: what lies on the table, as simple tables for reading aloud. */

import { say } from "../../texts/texts.svelte.ts";
import type { View } from "../model.svelte.ts";
import { written } from "../words/numbers.ts";
import type { Speaker } from "../words/speaker.ts";

export interface FactTable {
  /** The message id of its title. */
  title: string;
  /** The headings of the columns; without them, each row is a label and a value. */
  head: string[] | undefined;
  rows: string[][];
}

/** How the words in a part of a view are read: as which field of a move. */
const FIELDS: Record<string, string> = {
  row: "card",
  discard: "cards",
  cards: "cards",
  seen_cards: "cards",
  routes: "route",
  stations: "city",
  offer: "tickets",
  kept: "tickets",
  rails: "line",
  marker: "crossing",
  crossings: "crossing",
  colours: "colour",
  revealed: "city",
  line: "area",
  tokens: "tokens",
};
const SEATS = new Set([
  "first_seat",
  "start_seat",
  "pending",
  "general_order",
  "build_order",
  "train_order",
  "in_turn",
  "winners",
  "passed",
  "owner",
]);
/** Single facts about the table, in the order in which they are read. */
const COMMON = [
  "round",
  "turn",
  "turns",
  "row",
  "deck",
  "discard",
  "ticket_deck",
  "final_turns",
  "card",
  "budget",
  "rails_left",
  "general_order",
  "build_order",
  "train_order",
  "line",
  "due",
];
const OF_A_SEAT = [
  "points",
  "would_be",
  "cards",
  "trains",
  "tickets",
  "stations_left",
  "marker",
  "colours",
  "revealed",
  "hand",
  "tracks_left",
  "plain",
  "hill",
  "red",
  "green",
  "routes",
  "stations",
];
/** Only some boards have them: where nobody has any, nothing is said of them. */
const SOMETIMES = new Set(["stations_left", "stations"]);
const MINE = ["cards", "offer", "kept", "missing", "chosen"];

/** Everything worth reading in a view. */
export function factsOf(view: View, speaker: Speaker, names: readonly string[]): FactTable[] {
  const reader = new FactReader(speaker, names);
  const mine = view["you"] as View | undefined;
  const tables = [
    ...(mine ? [{ title: "fact-yours", head: undefined, rows: reader.pairs(mine, MINE) }] : []),
    ...(mine ? reader.myLists(mine) : []),
    { title: "fact-table", head: undefined, rows: reader.pairs(view, commonOf(view)) },
    reader.players(view),
    ...reader.boards(view),
    ...reader.named(view),
  ];
  return tables.filter((table) => table.rows.length > 0);
}

/** Only where turns are counted is "turn" a number; elsewhere it is the seat that has it. */
function commonOf(view: View): string[] {
  return COMMON.filter((key) => key !== "turn" || view["turns"] !== undefined);
}

class FactReader {
  readonly #speaker: Speaker;
  readonly #names: readonly string[];

  constructor(speaker: Speaker, names: readonly string[]) {
    this.#speaker = speaker;
    this.#names = names;
  }

  /** Labels and values; what is not there or empty is not read. */
  pairs(part: View, keys: readonly string[]): string[][] {
    return keys
      .filter((key) => part[key] !== undefined && part[key] !== null && !isEmpty(part[key]))
      .map((key) => [label(key), this.#value(key, part[key])]);
  }

  players(view: View): FactTable {
    const seats = (view["seats"] as View[] | undefined) ?? [];
    const keys = OF_A_SEAT.filter((key) => seats.some((seat) => isWorthReading(key, seat[key])));
    return {
      title: "fact-players",
      head: [label("player"), ...keys.map(label)],
      rows: seats.map((seat, number) => [
        this.#name(number),
        ...keys.map((key) => this.#value(key, seat[key])),
      ]),
    };
  }

  /** My tickets or cities, each with how far I am. */
  myLists(mine: View): FactTable[] {
    const tickets = (mine["tickets"] as View[] | undefined) ?? [];
    const cities = (mine["cities"] as View[] | undefined) ?? [];
    return [
      {
        title: "fact-my-tickets",
        head: [label("ticket"), label("state")],
        rows: tickets.map((ticket) => [this.#speaker.value("tickets", [ticket["id"]]), ticketState(ticket)]),
      },
      {
        title: "fact-my-cities",
        head: [label("city"), label("state")],
        rows: cities.map((city) => [
          this.#speaker.value("city", city["id"]),
          say(city["joined"] === true ? "fact-joined" : "fact-not-joined"),
        ]),
      },
    ];
  }

  /** What lies on the board: who owns what, what is where. */
  boards(view: View): FactTable[] {
    return [
      this.#owners("fact-claimed", "route", view["routes"]),
      this.#networks(view["networks"]),
      this.#boxes(view["boxes"]),
      this.#tracks(view["tracks"]),
      this.#places("fact-areas", view["areas"]),
    ];
  }

  /** Parts of a view that the family's own words name: by what they are of, or by player. */
  named(view: View): FactTable[] {
    return Object.entries(view).flatMap(([key, part]) => {
      const title = this.#speaker.fact(key);
      if (title === undefined) return [];
      const read = (value: unknown): string =>
        typeof value === "string" ? this.#speaker.value(key, value) : this.#value(key, value);
      if (Array.isArray(part)) {
        return [{ title, head: undefined, rows: part.map((each, seat) => [this.#name(seat), read(each)]) }];
      }
      const rows = Object.entries(isRecord(part) ? part : { [key]: part });
      return [
        {
          title,
          head: undefined,
          rows: rows.map(([id, value]) => [this.#speaker.value(key, id), read(value)]),
        },
      ];
    });
  }

  #owners(title: string, field: string, owners: unknown): FactTable {
    const rows = isRecord(owners)
      ? Object.entries(owners).map(([id, seat]) => [this.#speaker.value(field, id), this.#name(Number(seat))])
      : [];
    return { title, head: [label(field), label("player")], rows };
  }

  #networks(networks: unknown): FactTable {
    const rows = (Array.isArray(networks) ? (networks as View[]) : []).map((network) => [
      (network["seats"] as number[]).map((seat) => this.#name(seat)).join(", "),
      this.#value("crossings", network["crossings"]),
    ]);
    return { title: "fact-networks", head: [label("player"), label("crossings")], rows };
  }

  #boxes(boxes: unknown): FactTable {
    const rows = (Array.isArray(boxes) ? (boxes as View[]) : []).map((box, number) => {
      const bid = box["bid"] as [number, number] | null;
      const standing = bid ? `${this.#name(bid[0])}: ${bid[1]}` : "–";
      const parts = [box["printed"], box["tokens"]].filter((part) => Array.isArray(part) && part.length > 0);
      const points = parts.map((part) => this.#value("tokens", part)).join(" + ");
      return [`${number + 1}`, points || "–", standing];
    });
    return { title: "fact-boxes", head: [label("box"), label("tokens"), label("bid")], rows };
  }

  #tracks(tracks: unknown): FactTable {
    const rows = isRecord(tracks)
      ? Object.entries(tracks).map(([colour, places]) => [
          colour === "profit" ? label("profit") : this.#speaker.value("tokens", [colour]),
          (places as [number, number][]).map(([seat, points]) => `${this.#name(seat)}: ${points}`).join(", "),
        ])
      : [];
    return { title: "fact-tracks", head: undefined, rows };
  }

  #places(title: string, places: unknown): FactTable {
    const rows = isRecord(places)
      ? Object.entries(places).map(([area, lying]) => [
          this.#speaker.value("area", area),
          isRecord(lying)
            ? Object.entries(lying)
                .map(([what, number]) => `${label(what)}: ${String(number)}`)
                .join(", ")
            : String(lying),
        ])
      : [];
    return { title, head: undefined, rows };
  }

  #value(key: string, value: unknown): string {
    if (value === null || value === undefined || isEmpty(value)) return "–";
    if (typeof value === "boolean") return say(value ? "fact-yes" : "fact-no");
    if (SEATS.has(key))
      return [value]
        .flat()
        .map((seat) => this.#name(Number(seat)))
        .join(", ");
    if (typeof value === "number") return written(value);
    const field = FIELDS[key];
    if (field === undefined) return [value].flat().join(", ");
    if (field === "cards" || field === "tickets" || !Array.isArray(value)) {
      return this.#speaker.value(field, value);
    }
    return value.map((each) => (each === null ? "–" : this.#speaker.value(field, each))).join(", ");
  }

  #name(seat: number): string {
    return this.#names[seat] ?? `${seat + 1}`;
  }
}

function ticketState(ticket: View): string {
  if (ticket["completed"] === true) return say("fact-completed");
  const needed = ticket["trains_needed"];
  if (typeof needed === "number") return say("fact-trains-needed", { number: needed });
  return say("fact-blocked");
}

function label(key: string): string {
  return say(`fact-${key}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWorthReading(key: string, value: unknown): boolean {
  if (value === undefined) return false;
  return !SOMETIMES.has(key) || (value !== 0 && !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
