import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { boardFiles } from "../board_files.ts";
import { PICTURES } from "./pictures.ts";

const DRAWN = fileURLToPath(new URL("../../src/pages/pictures/drawn", import.meta.url));

function drawn(file: string): string {
  return readFileSync(join(DRAWN, file), "utf8");
}

describe("the drawn pictures", () => {
  it("are all there: every board has one", () => {
    const names = PICTURES.map(({ name }) => name);
    expect(names.filter((name) => name !== "home").sort()).toEqual([...boardFiles().keys()].sort());
    expect(readdirSync(DRAWN).sort()).toEqual(["pictures.css", ...names.map((name) => `${name}.svg`)].sort());
  });

  it.each(PICTURES.map(({ name }) => name))(
    "%s refers only to what is there, and brings no styles",
    (name) => {
      const svg = drawn(`${name}.svg`);
      const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
      const wanted = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((found) => found[1]);
      expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
      expect(svg).not.toMatch(/<style|\sstyle=|svelte-/);
    },
  );

  it("have a rule for every class that came from a component", () => {
    const rules = drawn("pictures.css");
    const marked = PICTURES.flatMap(({ name }) => drawn(`${name}.svg`).match(/drawn-[\w-]+/g) ?? []);
    expect([...new Set(marked)].filter((mark) => !rules.includes(mark))).toEqual([]);
  });
});
