import { expect, test } from "vitest";
import { coastPieces } from "./ground.ts";

test("lines that begin in the same part of the map become one path", () => {
  expect(coastPieces("M10 10l5 5M900-20l3 3M12.5 30l1 1z")).toEqual([
    "M10 10l5 5M12.5 30l1 1z",
    "M900-20l3 3",
  ]);
});

test("a map without a coast has no pieces to draw", () => {
  expect(coastPieces("").join("")).toBe("");
});
