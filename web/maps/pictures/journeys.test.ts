import { describe, expect, it } from "vitest";

import { cheapestWay, taken } from "./journeys.ts";

const ways = [
  { id: "ab", a: "a", b: "b", length: 2 },
  { id: "bc", a: "b", b: "c", length: 2 },
  { id: "ca", a: "c", b: "a", length: 5 },
];

describe("journeys in pictures", () => {
  it("take the cheapest way, in both directions", () => {
    expect(cheapestWay(ways, "a", "c")).toEqual(["ab", "bc"]);
    expect(cheapestWay(ways, "c", "a")).toEqual(["bc", "ab"]);
    expect(cheapestWay(ways, "a", "nowhere")).toEqual([]);
  });

  it("leave to others what is taken", () => {
    const owners = taken(ways, [
      [0, "a", "c"],
      [1, "a", "c"],
    ]);
    expect(owners).toEqual({ ab: 0, bc: 0, ca: 1 });
  });
});
