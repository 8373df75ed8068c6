import { describe, expect, it } from "vitest";

import type { Part } from "./part.ts";
import { shortenCss, shortenSvg } from "./shorten.ts";

const PART: Part = [0, 0, 100, 100];
const LONG = `M0 0${"l9 3 4-8 7 9".repeat(6)}`;

function shortened(svg: string): string {
  return shortenSvg("board", PART, { svg, css: [] });
}

describe("a shortened picture", () => {
  it("has names of its own and no traces of components", () => {
    const svg =
      '<svg><!--[--><clipPath id="a"><path d="M0 0h9"></path></clipPath><g class="x svelte-ab" clip-path="url(#a)"><path d="M1 1"></path></g></svg>';
    expect(shortened(svg)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><defs></defs><clipPath id="board-a"><path d="M0 0h9"/></clipPath>' +
        '<g class="x drawn-ab" clip-path="url(#board-a)"><path d="M1 1"/></g></svg>\n',
    );
  });

  it("draws a long shape once", () => {
    const svg = shortened(
      `<svg><g><path d="${LONG}"></path></g><g><path class="b" d="${LONG}"></path></g></svg>`,
    );
    expect(svg.split(LONG)).toHaveLength(2);
    expect(svg).toContain('<use class="b" href="#board-shape-0"/>');
  });

  it("has nothing that lies outside, and no group for it", () => {
    expect(shortened('<svg><g><path d="M900 900l5 5" data-cut="line"></path></g></svg>')).not.toMatch(
      /<path|<g/,
    );
  });

  it("has one rule for what pictures have in common", () => {
    const css = [".a.svelte-x { fill: red; }"];
    expect(
      shortenCss([
        { svg: "", css },
        { svg: "", css },
      ]).match(/drawn-x/g),
    ).toHaveLength(1);
  });
});
