import { expect, test } from "vitest";

import type { Prompt } from "../../api/messages.ts";
import type { Confirmed } from "../../visitor/choices.svelte.ts";
import { needsConfirmation } from "./caution.ts";

const TICKETS = { do: "draw-tickets" };
const CLAIM = { do: "claim", route: "a_b" };
const CARD = { do: "draw", card: "red" };
const PASS = { do: "pass" };
const prompt: Prompt = {
  seat: 0,
  kind: "turn",
  message: "",
  arguments: {},
  moves: [CARD, PASS, CLAIM, TICKETS],
  cautions: { always: [3], much: [2], final: [0] },
};

function confirmed(by: Confirmed): string[] {
  return prompt.moves.filter((move) => needsConfirmation(prompt, move, by)).map((move) => String(move["do"]));
}

test("what the game always wants confirmed is, whatever was chosen", () => {
  expect(confirmed("off")).toEqual(["draw-tickets"]);
});

test("each choice confirms more than the one before", () => {
  expect(confirmed("much")).toEqual(["claim", "draw-tickets"]);
  expect(confirmed("final")).toEqual(["draw", "claim", "draw-tickets"]);
  expect(confirmed("everything")).toEqual(["draw", "pass", "claim", "draw-tickets"]);
});

test("what is not offered is not confirmed: the server says why not", () => {
  expect(needsConfirmation(prompt, { do: "claim", route: "x_y" }, "everything")).toBe(false);
  expect(needsConfirmation(null, TICKETS, "everything")).toBe(false);
});

test("a family that names no cautions is asked about nothing, unless about everything", () => {
  const plain = { ...prompt, cautions: undefined } as unknown as Prompt;
  expect(needsConfirmation(plain, TICKETS, "final")).toBe(false);
  expect(needsConfirmation(plain, TICKETS, "everything")).toBe(true);
});
