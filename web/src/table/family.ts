/** What a family of games says of itself before anything of it is drawn; each says it in its `family.ts`. */

import type { components } from "../api/schema.ts";

type Setting = components["schemas"]["OptionDescription"]["default"];

/** How an option of a family is offered, where the catalogue alone does not tell. */
export interface OptionWords {
  /** It means something only while another option has this value. */
  onlyWith?: readonly [option: string, value: Setting];
  /** The message that names a choice, such as a number that stands for something. */
  message?: (choice: Setting) => string | undefined;
  /** The message that explains a choice, where it is not called like the choice with `-how`. */
  explanation?: (choice: Setting) => string | undefined;
}

/** What a stroke of a small drawing shows, which gives it its colour, and its path. */
export type Stroke = readonly [
  kind: "sea" | "hill" | "rail" | "wagons-0" | "wagons-1" | "net" | "track" | "stream" | "city",
  path: string,
];

/** What helps to choose a board. */
export interface BoardTraits {
  /** About how long a match against two bots takes. */
  minutes: number;
  /** 1: learned in a few minutes. 3: for people who like to think. */
  difficulty: 1 | 2 | 3;
}

export interface Family {
  /** As the catalogue calls it. */
  name: string;
  /** The texts its tables and options need. */
  words: readonly string[];
  /** The game that stands first where its games are offered. */
  firstGame?: string;
  /** What helps to choose among its boards, by game. */
  boards?: Readonly<Record<string, BoardTraits>>;
  /** Its titles are long: where there is little room, the name of the board does. */
  hasLongTitles?: boolean;
  /** A small drawing of 380 × 240, shown until the picture of a board is there; without it, a valley. */
  drawing?: readonly Stroke[];
  /** The game whose rules are read where a board of somebody's own is played. */
  ruleBook?: string;
  /** Arguments of events that hold seats. */
  seatArguments: readonly string[];
  /** Nobody has secrets: several people on one device need no curtain. */
  isOpen?: boolean;
  /** Which of its events sound like a rail that is laid, which like a card. */
  sounds?: Readonly<Record<"rail" | "card", RegExp>>;
  options?: Readonly<Record<string, OptionWords>>;
}
