/** What a family of games says of itself before anything of it is drawn; each says it in its `family.ts`. */

import type { components } from "../api/schema.ts";

type Setting = components["schemas"]["OptionDescription"]["default"];

/** How an option of a family is offered, where the catalogue alone does not tell. */
export interface OptionWords {
  /** It means something only while another option has this value. */
  onlyWith?: readonly [option: string, value: Setting];
  /** The message that names a choice, such as a number that stands for something. */
  message?: (choice: Setting) => string | undefined;
}

export interface Family {
  /** As the catalogue calls it. */
  name: string;
  /** The texts its tables and options need. */
  words: readonly string[];
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
