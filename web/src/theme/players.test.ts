import { expect, test } from "vitest";

import { CARD_SHAPES, CARD_SYMBOLS } from "./cards.ts";
import { COLOUR_LOOKS, SEAT_SHAPES, seatLook } from "./players.ts";
import { wornColours } from "./worn_colours.svelte.ts";

test("no seat has the shape of a card", () => {
  const ofCards = new Set<string>(Object.values(CARD_SHAPES));
  expect(Object.keys(SEAT_SHAPES).filter((shape) => ofCards.has(shape))).toEqual([]);
  const outlines = new Set(Object.values(CARD_SYMBOLS));
  expect(Object.values(SEAT_SHAPES).filter((outline) => outlines.has(outline))).toEqual([]);
});

test("every seat has a shape of its own", () => {
  expect(new Set(COLOUR_LOOKS.map(({ shape }) => shape)).size).toBe(COLOUR_LOOKS.length);
});

test("a seat wears the colour that was chosen for it, and its shape with it", () => {
  wornColours.wear([4, 1, 0]);
  expect([0, 1, 2].map(seatLook)).toEqual([COLOUR_LOOKS[4], COLOUR_LOOKS[1], COLOUR_LOOKS[0]]);
  wornColours.wear([]);
  expect(seatLook(2)).toEqual(COLOUR_LOOKS[2]);
});
