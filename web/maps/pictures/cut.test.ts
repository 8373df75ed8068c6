import { describe, expect, it } from "vitest";

import { cutPath, linesOf } from "./cut.ts";
import type { Part } from "./part.ts";

const PART: Part = [100, 100, 100, 100];

describe("path data", () => {
  it("is read in absolute places, whatever its commands", () => {
    expect(linesOf("M1 2l3 4 5-1H0v1zl1 1M.5.5L1,1")).toEqual([
      {
        points: [
          [1, 2],
          [4, 6],
          [9, 5],
          [0, 5],
          [0, 6],
          [2, 3],
        ],
        closed: true,
      },
      {
        points: [
          [0.5, 0.5],
          [1, 1],
        ],
        closed: false,
      },
    ]);
  });
});

describe("what is cut off at the edge of a picture", () => {
  it("leaves nothing of what lies elsewhere", () => {
    expect(cutPath("M0 0l10 0 0 10z", PART, true)).toBe("");
    expect(cutPath("M0 0l10 0 0 10", PART, false)).toBe("");
  });

  it("goes along the edge where an area goes on, outside of what can be seen", () => {
    expect(cutPath("M150 150L1000 150 1000 160 150 160z", PART, true)).toBe("M150 150l80 0 0 10-80 0z");
  });

  it("keeps the steps of a line that reach the picture", () => {
    expect(cutPath("M0 150L150 150 150 1000 500 1000", PART, false)).toBe("M0 150l150 0 0 850");
  });

  it("leaves curves as they are", () => {
    expect(cutPath("M0 0Q5 5 10 0", PART, true)).toBe("M0 0Q5 5 10 0");
  });
});
