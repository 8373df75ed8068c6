import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["../**/*.{css,svelte,ts}", "!../**/*.test.ts", "!../pages/pictures/drawn/*"],
  { query: "?raw", import: "default", eager: true },
);
const EVERYTHING = Object.values(SOURCES).join("\n");

const named = (pattern: RegExp, text: string) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name]) => name)),
];

it("every measure of the theme is used", () => {
  const measures = named(/^\s*(--[\w-]+):/gm, SOURCES["./measures.css"] ?? "");
  expect(measures).toContain("--step-4");
  const used = named(/var\((--[\w-]+)[,)]/g, EVERYTHING);
  expect(measures.filter((name) => !used.includes(name))).toEqual([]);
});

it("whatever styles rely on is given a value, by the theme, a part or a script", () => {
  const given = named(/(?<!var\()(--[\w-]+)(?:: |=|",)/g, EVERYTHING);
  const relied = named(/var\((--[\w-]+)\)/g, EVERYTHING);
  expect(relied).toContain("--step-4");
  expect(relied.filter((name) => !given.includes(name))).toEqual([]);
});
