import { expect, test } from "vitest";

import { curtainFor } from "./curtain.ts";

test("one person on one device needs no curtain", () => {
  expect(curtainFor([0], [0], undefined)).toEqual({ kind: "open" });
  expect(curtainFor([], [1], undefined)).toEqual({ kind: "open" });
});

test("after a reload nobody's hand is shown until somebody says who looks", () => {
  expect(curtainFor([0, 2], [1], undefined)).toEqual({ kind: "who", seats: [0, 2] });
  expect(curtainFor([0, 2], [2], undefined)).toEqual({ kind: "hand-over", seat: 2 });
});

test("the curtain stays open for whoever is asked, and while a bot thinks", () => {
  expect(curtainFor([0, 2], [0], 0)).toEqual({ kind: "open" });
  expect(curtainFor([0, 2], [1], 0)).toEqual({ kind: "open" });
});

test("whoever has played sees what came of it until they hand the device over", () => {
  expect(curtainFor([0, 2], [2], 0)).toEqual({ kind: "done", seat: 2 });
  expect(curtainFor([0, 2], [2], undefined)).toEqual({ kind: "hand-over", seat: 2 });
});

test("when all are asked at once, everybody gets the device in turn", () => {
  expect(curtainFor([0, 1], [0, 1], 1)).toEqual({ kind: "open" });
  expect(curtainFor([0, 1], [0], 1)).toEqual({ kind: "done", seat: 0 });
});
