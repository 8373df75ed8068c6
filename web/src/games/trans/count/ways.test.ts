import { expect, test } from "vitest";

import { placesOf } from "../board.ts";
import { smallBoard } from "../small_board.ts";
import { cheapestWay, prices } from "./ways.ts";

const { net } = placesOf(smallBoard());
const DOUBLE = ["r0c2-r0c4"];

test("nothing is missing where all is joined", () => {
  expect(cheapestWay(net, "r0c0", [], prices([], []))).toEqual({ cost: 0, lines: [] });
  expect(cheapestWay(net, "r0c0", ["r0c2"], prices(["r0c0-r0c2"], []))).toEqual({ cost: 0, lines: [] });
});

test("double lines count twice", () => {
  const way = cheapestWay(net, "r0c2", ["r0c4"], prices([], DOUBLE));
  expect(way?.cost).toBe(2);
  expect(cheapestWay(net, "r0c2", ["r0c4"], prices([], []))?.cost).toBe(1);
});

test("rails of anybody cost nothing and are not drawn as missing", () => {
  const rails = ["r0c2-r1c3", "r0c4-r1c3"];
  const way = cheapestWay(net, "r0c0", ["r0c6"], prices(rails, DOUBLE));
  expect(way?.cost).toBe(2);
  expect(way?.lines.sort()).toEqual(["r0c0-r0c2", "r0c4-r0c6"]);
});

test("a rail that serves several cities counts once", () => {
  const way = cheapestWay(net, "r0c0", ["r0c6", "r2c2"], prices([], DOUBLE));
  expect(way?.cost).toBe(5);
  expect(way?.lines).toHaveLength(5);
});

test("places that are not on the net have no way", () => {
  expect(cheapestWay(net, "r0c0", ["nowhere"], prices([], []))).toBeUndefined();
});
