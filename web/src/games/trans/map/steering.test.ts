import { expect, it } from "vitest";

import type { Point } from "./net.ts";
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
