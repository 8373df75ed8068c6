import { expect, test } from "vitest";

import { HeldStates } from "./held_states.svelte.ts";

function watching(): { held: HeldStates<number>; shown: number[] } {
  const shown: number[] = [];
  return { held: new HeldStates<number>((state) => shown.push(state)), shown };
}

test("what comes is shown at once, until somebody pauses", () => {
  const { held, shown } = watching();
  held.take(1);
  held.hold();
  held.take(2);
  held.take(3);
  expect(shown).toEqual([1]);
  expect(held.waiting).toEqual([2, 3]);
});

test("a step shows one thing more, also if it comes only then", () => {
  const { held, shown } = watching();
  held.hold();
  held.take(1);
  held.step();
  held.step();
  expect(shown).toEqual([1]);
  held.take(2);
  held.take(3);
  expect(shown).toEqual([1, 2]);
  expect(held.waiting).toEqual([3]);
});

test("going on shows all that waited, in its order", () => {
  const { held, shown } = watching();
  held.hold();
  [1, 2, 3].forEach((state) => held.take(state));
  held.goOn();
  held.take(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("from another seat the present is shown, and then it waits again", () => {
  const { held, shown } = watching();
  held.hold();
  held.take(1);
  held.lookAgain();
  held.take(2);
  held.take(3);
  expect(shown).toEqual([2]);
  expect(held.waiting).toEqual([3]);
});
