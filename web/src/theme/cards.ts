/** Colours of cards: every one has a symbol, so that colour is never the only sign. */

/** What the symbols show; no seat has any of these shapes. */
export const CARD_SHAPES = {
  red: "triangle",
  orange: "hexagon",
  yellow: "star",
  green: "clover",
  blue: "drop",
  pink: "diamond",
  white: "ring",
  black: "plus",
  gray: "dot",
  locomotive: "locomotive",
} as const;

/** A colour of a card or of a route space; `gray` is any one. */
export type CardFace = keyof typeof CARD_SHAPES;

/** Outlines in a box from −10 to 10; to be filled with the even-odd rule. */
export const CARD_SYMBOLS: Readonly<Record<CardFace, string>> = {
  red: "M0-8.4 8.8 7.2H-8.8z",
  orange: "M-4.6-8h9.2L9.2 0 4.6 8h-9.2L-9.2 0z",
  yellow: "M0-9.6 2.5-3.4 9.1-3 4 1.3 5.6 7.8 0 4.2-5.6 7.8-4 1.3-9.1-3-2.5-3.4z",
  green:
    "M0-8.6a4.1 4.1 0 0 1 3.7 5.9A4.1 4.1 0 1 1 2 4.1L3.6 9h-7.2L-2 4.1a4.1 4.1 0 1 1-1.7-6.8A4.1 4.1 0 0 1 0-8.6z",
  blue: "M0-9.4C3-5.2 6.6-1.4 6.6 2.6A6.6 6.4 0 0 1-6.6 2.6C-6.6-1.4-3-5.2 0-9.4z",
  pink: "M0-9.4 7 0 0 9.4-7 0z",
  white: "M0-8.2A8.2 8.2 0 1 1 0 8.2 8.2 8.2 0 0 1 0-8.2zM0-3.6A3.6 3.6 0 1 0 0 3.6 3.6 3.6 0 0 0 0-3.6z",
  black: "M-2.9-8.4h5.8v5.5h5.5v5.8H2.9v5.5h-5.8V2.9h-5.5v-5.8h5.5z",
  gray: "M0-2.7A2.7 2.7 0 1 1 0 2.7 2.7 2.7 0 0 1 0-2.7z",
  locomotive:
    "M-9 5.2V-6.5h6.2v4H2v-4.2h-1V-8.6h4.2v1.9h-1v4.2H7.4L8.6-.4v5.6h-1.1a2.9 2.9 0 0 1-5.7 0H-.6a2.9 2.9 0 0 1-5.7 0zM-7.2-4.6v2.7h2.7v-2.7zM-4.7 5.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM3.5 5.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
};

/** The custom property with the fill of a card or of a route space. */
export function cardFill(kind: CardFace): string {
  return `var(--card-${kind})`;
}

/** The custom property with the colour of the symbol on that fill. */
export function cardSymbolFill(kind: CardFace): string {
  return `var(--card-${kind}-symbol)`;
}
