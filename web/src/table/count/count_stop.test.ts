import { expect, test } from "vitest";

import type { SeenEvent } from "../../api/messages.ts";
import { CountStop } from "./count_stop.svelte.ts";

function news(...deeds: [number, number][]) {
  const fresh: SeenEvent[] = deeds.map(([number, seat]) => ({
    number,
    seat,
    message: "event-trans-lay",
    arguments: {},
  }));
  return { fresh, seat: 0, isReplay: false, over: false };
}

test("a count stays while others play, until I decide something", () => {
  const stop = new CountStop<string>();
  stop.notice("round 1", news([4, 0]));
  expect(stop.isOpen).toBe(true);
  stop.notice(undefined, news([5, 1], [6, 2]));
  expect(stop.isOpen).toBe(true);
  stop.notice(undefined, news([7, 0]));
  expect([stop.isOpen, stop.counted]).toEqual([false, "round 1"]);
});

test("it can be left and looked at again", () => {
  const stop = new CountStop<string>();
  stop.showAgain();
  expect(stop.isOpen).toBe(false);
  stop.notice("round 1", news([4, 1]));
  stop.goOn();
  expect(stop.isOpen).toBe(false);
  stop.showAgain();
  expect(stop.isOpen).toBe(true);
});

test("the last count of a match is no stop: its result is shown", () => {
  const stop = new CountStop<string>();
  stop.notice("round 3", { ...news([9, 1]), over: true });
  expect(stop.isOpen).toBe(false);
});

test("in a replay the next step goes on", () => {
  const stop = new CountStop<string>();
  stop.notice("round 1", { ...news([4, 1]), isReplay: true });
  expect(stop.isOpen).toBe(true);
  stop.notice(undefined, { ...news([5, 1]), isReplay: true });
  expect(stop.isOpen).toBe(false);
});
