import { describe, expect, it } from "vitest";

import { outlineOf } from "./layout.ts";
import { plainLayout } from "./plain_layout.ts";
import type { MapBoard } from "../wire.ts";

const board: MapBoard = {
  id: "mine",
  size: [200, 100],
  companies: { red: "Red", green: "Green" },
  areas: [
    {
      id: "west",
      name: "West",
      terrain: "plain",
      x: 50,
      y: 50,
      polygon: [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
    },
    {
      id: "east",
      name: "East",
      terrain: "hill",
      x: 150,
      y: 50,
      polygon: [
        [100, 0],
        [200, 0],
        [200, 100],
        [100, 100],
      ],
    },
  ],
  borders: [
    {
      a: "west",
      b: "east",
      x: 100,
      y: 50,
      angle: 90,
      cost: 2,
      line: [
        [100, 0],
        [100, 100],
      ],
      closed: true,
    },
  ],
};

describe("the plain layout of a board of somebody's own", () => {
  const layout = plainLayout(board);

  it("follows the outlines of the file", () => {
    const west = layout.areas["west"];
    expect(west && outlineOf(layout, west)).toEqual(board.areas[0]?.polygon);
    expect(west?.name).toEqual(["West"]);
  });

  it("lays a track across the middle of its border", () => {
    expect(layout.borders).toEqual([{ id: "west|east", open: false, river: "", track: [100, 50, 180] }]);
  });
});
