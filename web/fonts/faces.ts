/** The faces of the app: Alegreya for maps and headings, Fira Sans for what is read, its narrow cut for labels. */

export interface Face {
  family: string;
  /** Below @fontsource/. */
  name: string;
  weight: number;
  style: "normal" | "italic";
  /** Sets names of places and nothing else. */
  isForNames?: true;
}

export const FACES: readonly Face[] = [
  { family: "Alegreya", name: "alegreya", weight: 500, style: "normal" },
  { family: "Alegreya", name: "alegreya", weight: 500, style: "italic", isForNames: true },
  { family: "Alegreya", name: "alegreya", weight: 700, style: "normal" },
  { family: "Alegreya SC", name: "alegreya-sc", weight: 700, style: "normal", isForNames: true },
  { family: "Fira Sans", name: "fira-sans", weight: 500, style: "normal" },
  { family: "Fira Sans", name: "fira-sans", weight: 600, style: "normal" },
  { family: "Fira Sans Condensed", name: "fira-sans-condensed", weight: 600, style: "normal" },
  { family: "Fira Sans Condensed", name: "fira-sans-condensed", weight: 700, style: "normal" },
];
