import { expect, test } from "vitest";

import { ticketBoard } from "./board.ts";
import { cardsText, read, ticketText } from "./readings.ts";
import { smallBoard } from "./small_board.ts";

// No language is loaded here, so words stand as the ids of their messages.
const board = smallBoard();

test("cards stand in the order of the game, with their numbers", () => {
  expect(cardsText({ locomotive: 1, blue: 2 })).toBe("2 × card-blue, 1 × card-locomotive");
  expect(read(board, "cards", { red: 3, green: 0 })).toBe("3 × card-red");
  expect(read(board, "cards", {})).toBe("");
});

test("a card and the colour of a route are words", () => {
  expect(read(board, "card", "blue")).toBe("card-blue");
  expect(read(board, "color", "gray")).toBe("card-gray");
});

test("places are called by their printed names", () => {
  expect(read(board, "city", "roma")).toBe("Roma");
  expect(read(board, "city", "austria")).toBe("Austria");
  expect(read(board, "route", "berlin_wien_2")).toBe("Berlin – Wien");
  expect(read(board, "route", "nowhere")).toBe("nowhere");
});

test("tickets say their ends and their value", () => {
  expect(read(board, "tickets", ["t_roma_berlin", "t_venezia_wien"])).toBe(
    "Roma – Berlin (9); Venezia – Wien (4)",
  );
  expect(ticketText(ticketBoard(board), "t_roma_out")).toBe("Roma – Austria 5, Berlin 8");
  expect(read(board, "tickets", [])).toBe("ticket-none");
});

test("numbers stay numbers, so that messages can count with them", () => {
  expect(read(board, "points", 7)).toBe(7);
  expect(read(board, "number", 0)).toBe(0);
  expect(read(board, "slot", "first")).toBe("first");
});
