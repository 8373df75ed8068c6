/** The rule book: which rules a board uses, in which sections. The words are Fluent messages. */

import type { Board, Family } from "../../table/board.ts";

export interface Section {
  /** The message of its title. */
  title: string;
  rules: string[];
}

interface Book {
  prefix: string;
  /** Section to the topics of its rules, in the order of reading. */
  sections: Readonly<Record<string, readonly string[]>>;
  /** What the printed rules leave open. */
  decided: ReadonlySet<string>;
  /** Conditions for a whole topic or one rule. */
  onlyIf: Readonly<Record<string, (board: Board) => boolean>>;
}

/** No topic has more rules. */
const MOST = 40;

type Rows = readonly Record<string, unknown>[];
const rows = (board: Board, name: string): Rows => (board[name] ?? []) as Rows;
const rule = (board: Board, name: string): unknown => (board["rules"] as Record<string, unknown>)[name];
const hasRoute = (kind: string) => (board: Board) =>
  rows(board, "routes").some((route) => route["kind"] === kind);
const hasStations = (board: Board): boolean => Number(board["stations"]) > 0;
const hasNoStations = (board: Board): boolean => !hasStations(board);
const hasCountries = (board: Board): boolean => rows(board, "countries").length > 0;
const isWholeTurn = (board: Board): boolean => rule(board, "row_locomotive") === "whole-turn";
const isAnywhere = (board: Board): boolean => rule(board, "locomotives") === "anywhere";
const isFromThree = (board: Board): boolean => rule(board, "second_track_from") === 3;

const TICKET: Book = {
  prefix: "TTR-",
  sections: {
    components: ["COMP"],
    setup: ["SETUP"],
    turn: ["TURN"],
    draw: ["DRAW"],
    claim: ["CLAIM", "DOUBLE", "FERRY"],
    tunnel: ["TUNNEL"],
    tickets: ["TICKET"],
    stations: ["STATION"],
    end: ["END", "SCORE", "TIE"],
  },
  decided: new Set(
    "SETUP-3 TURN-2 DRAW-6 DRAW-7 TUNNEL-5 SCORE-4 SCORE-5 SCORE-6 TIE-4 STATION-3".split(" "),
  ),
  onlyIf: {
    TUNNEL: hasRoute("tunnel"),
    STATION: hasStations,
    FERRY: hasRoute("ferry"),
    "SETUP-5": hasStations,
    "SETUP-6": hasStations,
    "SETUP-7": hasStations,
    "SETUP-8": hasNoStations,
    "SETUP-9": hasStations,
    "SETUP-11": hasStations,
    "DRAW-2": isWholeTurn,
    "DRAW-4": (board) => !isWholeTurn(board),
    "CLAIM-2": isAnywhere,
    "CLAIM-3": (board) => !isAnywhere(board),
    "DOUBLE-2": (board) => !isFromThree(board),
    "DOUBLE-3": isFromThree,
    "SCORE-3": hasCountries,
    "SCORE-4": hasCountries,
    "SCORE-5": hasCountries,
    "SCORE-6": (board) => rows(board, "ticket_sets").some((set) => Boolean(set["globetrotter"])),
    "TIE-1": hasStations,
    "TIE-2": hasStations,
    "TIE-3": hasNoStations,
  },
};

const TRANS: Book = {
  prefix: "TRANS-",
  sections: {
    setup: ["SETUP"],
    turn: ["TURN"],
    round: ["ROUND", "SCORE", "END"],
    cards: ["CARDS", "CARD"],
  },
  decided: new Set("TURN-2 TURN-6 ROUND-3 CARDS-2 CARDS-3".split(" ")),
  onlyIf: {
    "TURN-5": (board) =>
      rows(board, "lines").some(({ terrain }) => terrain === "ferry" || terrain === "tunnel"),
  },
};

const WENSLEYDALE: Book = {
  prefix: "LTW-",
  sections: {
    components: ["COMP"],
    map: ["MAP"],
    setup: ["SETUP"],
    stacks: ["STACK"],
    turn: ["TURN", "CUBE", "TOKEN"],
    auction: ["AUC", "ORDER"],
    building: ["BUILD"],
    trains: ["TRAIN", "MOVE"],
    scoring: ["SCORE", "GEN"],
    takeover: ["SELL", "END"],
    final: ["FINAL"],
    cases: ["CASE"],
  },
  decided: new Set(
    (
      "COMP-5 COMP-7 MAP-6 MAP-10 SETUP-1 SETUP-2 SETUP-8 SETUP-10 STACK-2 STACK-3 STACK-5 CUBE-2 " +
      "TOKEN-2 TOKEN-3 AUC-3 AUC-5 BUILD-2 BUILD-4 BUILD-6 BUILD-7 BUILD-8 BUILD-10 BUILD-11 " +
      "BUILD-14 TRAIN-3 TRAIN-4 TRAIN-5 TRAIN-6 TRAIN-7 MOVE-7 SCORE-2 SCORE-4 GEN-1 SELL-2 " +
      "SELL-3 SELL-4 SELL-5 CASE-14 CASE-15"
    ).split(" "),
  ),
  onlyIf: {
    "MAP-3": (board) => rows(board, "areas").some(({ terrain }) => terrain === "special"),
    "MAP-4": (board) => rows(board, "borders").some(({ closed }) => closed === true),
    "MAP-9": (board) => rows(board, "areas").every(({ terrain }) => terrain !== "valley"),
    "SETUP-7": (board) => board.id === "nurnberg",
    "SETUP-8": (board) => rows(board, "areas").some(({ fixed }) => (fixed as unknown[]).length > 0),
    "BUILD-14": (board) => board["connection_bonus"] != null,
  },
};

const BOOKS: Record<Family, Book> = { ticket: TICKET, trans: TRANS, wensleydale: WENSLEYDALE };

/** The file of texts that holds the rules of a family. */
export function fileOf(family: Family): string {
  return `${family}-rules`;
}

/** Whether a board uses a rule. */
export function applies(id: string, board: Board): boolean {
  const { prefix, onlyIf } = BOOKS[board.family];
  const short = id.slice(prefix.length);
  const topic = short.slice(0, short.lastIndexOf("-"));
  return [topic, short].every((key) => onlyIf[key]?.(board) ?? true);
}

/** Whether the printed rules leave this open, so that we had to decide. */
export function isDecided(id: string, family: Family): boolean {
  const { prefix, decided } = BOOKS[family];
  return decided.has(id.slice(prefix.length));
}

/** The sections a board uses, each with its rules in order; `exists` knows the messages. */
export function sectionsOf(board: Board, exists: (message: string) => boolean): Section[] {
  const { prefix, sections } = BOOKS[board.family];
  return Object.entries(sections)
    .map(([section, topics]) => ({
      title: `rules-section-${board.family}-${section}`,
      rules: topics
        .flatMap((topic) => Array.from({ length: MOST }, (_, number) => `${prefix}${topic}-${number + 1}`))
        .filter((id) => exists(`rule-${id}-title`) && applies(id, board)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The rules of a board that not all boards of its family share. */
export function differences(board: Board, family: readonly Board[], rules: readonly string[]): string[] {
  return rules.filter((id) => applies(id, board) && !family.every((other) => applies(id, other)));
}
