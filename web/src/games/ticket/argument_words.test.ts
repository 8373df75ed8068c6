import { expect, test } from "vitest";

import { ticketBoard } from "./board.ts";
import { argumentWords, cardsText, ticketText } from "./argument_words.ts";
import { smallBoard } from "./small_board.ts";

// No language is loaded here, so words stand as the ids of their messages.
const board = smallBoard();

test("cards stand in the order of the game, with their numbers", () => {
  expect(cardsText({ locomotive: 1, blue: 2 })).toBe("2 × card-blue, 1 × card-locomotive");
  expect(argumentWords(board, "cards", { red: 3, green: 0 })).toBe("3 × card-red");
  expect(argumentWords(board, "cards", {})).toBe("");
});

test("a card and the colour of a route are words", () => {
  expect(argumentWords(board, "card", "blue")).toBe("card-blue");
  expect(argumentWords(board, "color", "gray")).toBe("card-gray");
});

test("places are called by their printed names", () => {
  expect(argumentWords(board, "city", "roma")).toBe("Roma");
  expect(argumentWords(board, "city", "austria")).toBe("Austria");
  expect(argumentWords(board, "route", "berlin_wien_2")).toBe("Berlin – Wien");
  expect(argumentWords(board, "route", "nowhere")).toBe("nowhere");
});

test("tickets say their ends and their value", () => {
  expect(argumentWords(board, "tickets", ["t_roma_berlin", "t_venezia_wien"])).toBe(
    "Roma – Berlin (9); Venezia – Wien (4)",
  );
  expect(ticketText(ticketBoard(board), "t_roma_out")).toBe("Roma – Austria 5, Berlin 8");
  expect(argumentWords(board, "tickets", [])).toBe("ticket-none");
});

test("numbers stay numbers, so that messages can count with them", () => {
  expect(argumentWords(board, "points", 7)).toBe(7);
  expect(argumentWords(board, "number", 0)).toBe(0);
  expect(argumentWords(board, "slot", "first")).toBe("first");
});
