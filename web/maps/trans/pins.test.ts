import { describe, expect, it } from "vitest";

import { loadGround } from "../../src/games/trans/map/ground.ts";
import { netOf } from "../../src/games/trans/map/net.ts";
import type { MapBoard } from "../../src/games/trans/wire.ts";
import { HEAD, intoBox, nameBox, placePins } from "../../src/games/trans/map/pins.ts";
import { readBoard } from "./read_board.ts";

/** Half of a halo; pins may touch that. */
const TOUCH = 3;

describe.each(["trans-europa", "trans-amerika"])("start markers of %s", async (id) => {
  const board = readBoard(id) as MapBoard;
  const net = netOf(board);
  const labels = (await loadGround(id))?.labels ?? {};
  const names = board.cities.map((city) => ({ city, box: nameBox(net, labels, city) }));

  it("hide no name, two at every city", () => {
    for (const { at, name } of board.cities) {
      for (const pin of placePins(net, labels, [at, at])) {
        const hidden = names.filter(({ box }) => intoBox(pin, box) > TOUCH).map(({ city }) => city.name);
        expect(hidden, `a marker at ${name}`).toEqual([]);
      }
    }
  });

  it("can be told apart, four at every crossing", () => {
    for (const at of net.crossings.keys()) {
      const heads = placePins(net, labels, [at, at, at, at]).map(({ head }) => head);
      heads.forEach(([x, y], index) => {
        for (const other of heads.slice(0, index)) {
          expect(Math.hypot(x - other[0], y - other[1]), at).toBeGreaterThan(HEAD);
        }
      });
    }
  });
});
