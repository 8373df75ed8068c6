import { expect, test } from "vitest";
import type { Ground } from "./ground.ts";
import { groundMarks } from "./ground_marks.ts";

const PLAIN: Ground = {
  size: [140, 70],
  margin: 0,
  land: "M0 0h9v9z",
  coast: "M0 0h9",
  borders: "",
  innerBorders: "",
  regions: [],
  greatLakes: "",
  landOverLakes: "",
  lakes: "",
  rivers: "",
  relief: "",
  names: [],
};

test("the sea lies under everything, with a hairline every seven units", () => {
  const [sea, hairlines] = groundMarks(PLAIN);
  expect(sea).toEqual({ path: "M0 0H140V70H0z", fill: "sea" });
  expect(hairlines?.path.match(/M/g)).toHaveLength(10);
});

test("what a board does not have is not drawn", () => {
  expect(groundMarks(PLAIN).every(({ path }) => path !== "")).toBe(true);
  expect(groundMarks(PLAIN).map(({ stroke }) => stroke)).not.toContain("river");
});

test("a country is tinted along the inside of its border", () => {
  const region = { tint: 3, path: "M1 1h2v2z" } as const;
  const tinted = groundMarks({ ...PLAIN, regions: [region] }).filter(({ stroke }) => stroke === "tint-3");
  expect(tinted.map(({ inside }) => inside)).toEqual([region.path, region.path]);
});
