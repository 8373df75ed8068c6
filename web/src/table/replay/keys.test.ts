import { expect, test } from "vitest";

import { commandOf, type Press } from "./keys.ts";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
/** Something that has the focus and is one of the kinds a selector names. */
const on = (kind: string) => ({
  closest: (selector: string) => (selector.split(", ").includes(kind) ? ({} as Element) : null),
});

test("arrows, the space bar, home and end work wherever the focus is", () => {
  expect(commandOf(press("ArrowRight"), null)).toBe("next");
  expect(commandOf(press("ArrowLeft"), on("section"))).toBe("back");
  expect(commandOf(press("Home"), on("button"))).toBe("first");
  expect(commandOf(press("End"), null)).toBe("last");
  expect(commandOf(press(" "), null)).toBe("toggle");
  expect(commandOf(press("x"), null)).toBeUndefined();
});

test("keys that belong to what has the focus are left to it", () => {
  expect(commandOf(press(" "), on("button"))).toBeUndefined();
  expect(commandOf(press("ArrowLeft"), on("[role=tab]"))).toBeUndefined();
  expect(commandOf(press("ArrowDown"), null)).toBeUndefined();
  expect(commandOf(press("Home"), on("textarea"))).toBeUndefined();
  expect(commandOf(press("ArrowLeft", { altKey: true }), null)).toBeUndefined();
});
