import { expect, it } from "vitest";
import { takeWhenLoaded } from "./loading.ts";

it("takes what comes", async () => {
  const taken: string[] = [];
  takeWhenLoaded(Promise.resolve("europe"), (board) => taken.push(board));
  await Promise.resolve();
  expect(taken).toEqual(["europe"]);
});

it("leaves what nobody wants any more", async () => {
  const taken: string[] = [];
  takeWhenLoaded(Promise.resolve("europe"), (board) => taken.push(board))();
  await Promise.resolve();
  expect(taken).toEqual([]);
});
