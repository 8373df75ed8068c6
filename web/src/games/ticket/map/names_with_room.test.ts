import { expect, test } from "vitest";

import { namesWithRoom, type NameOnMap } from "./names_with_room.ts";

function name(id: string, y: number, matters: boolean): NameOnMap {
  return { id, name: id, label: { x: 100, y, size: 20 }, place: [60, y], matters };
}

test("names without room are left out, unless they matter", () => {
  const shown = namesWithRoom([name("London", 100, true), name("Dieppe", 104, false)], [], 1.5);
  expect([...shown.keys()]).toEqual(["London"]);
  const both = namesWithRoom([name("London", 100, true), name("Dieppe", 300, false)], [], 1.5);
  expect([...both]).toEqual([
    ["London", 0],
    ["Dieppe", 0],
  ]);
});

test("of two names that matter the second makes way, by no more than a line", () => {
  const shown = namesWithRoom([name("London", 100, true), name("Amsterdam", 88, true)], [], 1.5);
  expect(shown.get("London")).toBe(0);
  const up = shown.get("Amsterdam") ?? 0;
  expect(up).toBeLessThan(0);
  expect(up).toBeGreaterThan(-30);
  const between = [name("London", 100, true), name("Essen", 68, true), name("Amsterdam", 84, true)];
  expect(namesWithRoom(between, [], 1.5).get("Amsterdam")).toBe(0);
});
