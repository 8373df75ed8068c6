import { expect, test } from "vitest";

import { journeysOf } from "./journeys.ts";
import { smallView } from "../small_board.ts";
import type { WensleydaleEvent } from "../wire.ts";

function event(kind: string, seat: number | null, values: Record<string, unknown>): WensleydaleEvent {
  return { number: 1, message: `event-wensleydale-${kind}`, seat, arguments: values } as WensleydaleEvent;
}

test("a bid travels cube by cube, and back when it is outbid", () => {
  const bid = journeysOf([event("bid", 1, { box: 2, cubes: 2 })], undefined, smallView());
  expect(bid).toEqual([
    { piece: { kind: "cube", seat: 1 }, from: ["seat-1"], to: ["box-2"] },
    { piece: { kind: "cube", seat: 1 }, from: ["seat-1"], to: ["box-2"] },
  ]);
  const before = smallView({ boxes: [{ printed: [], tokens: [], bid: [1, 3] }] });
  expect(journeysOf([event("outbid", 1, { box: 1 })], before, smallView())).toHaveLength(3);
});

test("tokens that are won go to the marker of their colour", () => {
  const [won] = journeysOf([event("won", 0, { box: 4, tokens: ["red"] })], undefined, smallView());
  expect(won).toEqual({ piece: { kind: "token", colour: "red" }, from: ["box-4"], to: ["red-0", "seat-0"] });
});

test("what is carried goes to the train that has more than before", () => {
  const before = smallView({
    trains: { A1: { seat: 0, passengers: 1, goods: 0 }, B1: { seat: 0, passengers: 0, goods: 0 } },
  });
  const view = smallView({
    trains: { A1: { seat: 0, passengers: 1, goods: 0 }, B1: { seat: 0, passengers: 0, goods: 1 } },
  });
  const carried = [event("carry", 0, { area: "garsdale", item: "plain" })];
  expect(journeysOf(carried, before, view)[0]).toEqual({
    piece: { kind: "item", item: "plain" },
    from: ["area-garsdale"],
    to: ["train-B1", "seat-0"],
  });
});

test("a passenger waits until its train is chosen", () => {
  const asked = smallView({ item: ["garsdale", "red"] });
  expect(journeysOf([event("carry", 0, { area: "garsdale", item: "red" })], smallView(), asked)).toEqual([]);
  expect(journeysOf([event("board", 0, { train: "A2" })], asked, smallView())[0]?.to).toEqual([
    "train-A2",
    "seat-0",
  ]);
});

test("what belongs to nobody does not travel", () => {
  expect(journeysOf([event("turn", null, { number: 2 })], undefined, smallView())).toEqual([]);
});
