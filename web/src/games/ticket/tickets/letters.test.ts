import { expect, test } from "vitest";

import { lettersByCity, withLetters } from "./letters.ts";

test("every ticket has a letter of its own and keeps it when others come and go", () => {
  const first = withLetters(new Map(), ["brest", "cadiz"]);
  expect([...first]).toEqual([
    ["brest", "A"],
    ["cadiz", "B"],
  ]);
  const later = withLetters(first, ["angora", "cadiz"]);
  expect(later.get("cadiz")).toBe("B");
  expect(later.get("angora")).toBe("A");
  expect(later.has("brest")).toBe(false);
});

test("there are letters for any number of tickets", () => {
  const many = withLetters(
    new Map(),
    Array.from({ length: 30 }, (_, number) => `t${number}`),
  );
  expect(new Set(many.values()).size).toBe(30);
  expect(many.get("t26")).toBe("AA");
});

test("a city shows the letters of all tickets that begin or end there", () => {
  const marks = lettersByCity([
    { letter: "A", cities: ["roma", "wien"] },
    { letter: "B", cities: ["wien", "berlin", "wien"] },
  ]);
  expect(marks.get("wien")).toEqual(["A", "B"]);
  expect(marks.get("roma")).toEqual(["A"]);
});
