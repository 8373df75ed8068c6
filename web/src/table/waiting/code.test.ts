import { expect, it } from "vitest";

import { codeOf } from "./code.ts";

const LINK = "https://play.example.org/invitation/0123456789abcdef0123#abcdefghijklmnopqrstuvwxyz012345";

/** The dark modules of a drawing, by "x y". */
function dark(path: string): Set<string> {
  return new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
}

it("draws the three squares by which cameras find a code, and nothing around it", () => {
  const { size, path } = codeOf(LINK);
  const modules = dark(path);
  expect((size - 8 - 17) % 4).toBe(0);
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let step = 0; step < 7; step += 1) {
      expect(modules.has(`${left + step} ${top}`)).toBe(true);
      expect(modules.has(`${left} ${top + step}`)).toBe(true);
    }
    expect(modules.has(`${left + 1} ${top + 1}`)).toBe(false);
    expect(modules.has(`${left + 3} ${top + 3}`)).toBe(true);
  }
  for (let step = 0; step < size; step += 1) expect(modules.has(`${step} 3`)).toBe(false);
});

it("draws another code for another link", () => {
  expect(codeOf(`${LINK}6`).path).not.toBe(codeOf(LINK).path);
});
