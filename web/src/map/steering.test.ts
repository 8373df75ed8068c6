import { expect, it } from "vitest";

import type { Point } from "./curve.ts";
import { steer } from "./steering.ts";

const places = new Map<string, Point>([
  ["middle", [0, 0]],
  ["east", [10, 1]],
  ["far-east", [30, 0]],
  ["north", [2, -12]],
]);

it("goes to the nearest place in the direction of the arrow", () => {
  expect(steer(places, "middle", "ArrowRight")).toBe("east");
  expect(steer(places, "middle", "ArrowUp")).toBe("north");
  expect(steer(places, "far-east", "ArrowLeft")).toBe("east");
});

it("stays where nothing lies ahead", () => {
  expect(steer(places, "middle", "ArrowDown")).toBeUndefined();
  expect(steer(places, "middle", "Enter")).toBeUndefined();
});

it("goes through all places with the page keys", () => {
  expect(steer(places, "middle", "PageDown")).toBe("east");
  expect(steer(places, "north", "PageDown")).toBe("middle");
  expect(steer(places, "middle", "PageUp")).toBe("north");
});

it("reaches the next row of a triangular net", () => {
  const net = new Map<string, Point>([
    ["r0c1", [39, 0]],
    ["r1c0", [0, 67.5]],
    ["r1c2", [78, 67.5]],
    ["r2c1", [39, 135]],
  ]);
  expect(steer(net, "r0c1", "ArrowDown")).toBe("r1c0");
  expect(steer(net, "r2c1", "ArrowUp")).toBe("r1c0");
  expect(steer(net, "r1c0", "ArrowRight")).toBe("r1c2");
});
