import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, describe, expect, it } from "vitest";

import { charactersOf, lettersOf, likelyCharacters } from "./characters.ts";
import { FACES } from "./faces.ts";
import { rule } from "./font_pieces.ts";
import { divided, piecesOf } from "./pieces.ts";
import { readRange, writeRange } from "./unicode_range.ts";

const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stellwerk-fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function codes(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0);
}

describe("ranges of characters", () => {
  it("are read and written as CSS has them", () => {
    expect(readRange("U+0041-0043, U+131")).toEqual(new Set([0x41, 0x42, 0x43, 0x131]));
    expect(writeRange(new Set([0x131, 0x43, 0x41, 0x42]))).toBe("U+41-43,U+131");
  });

  it("that are none are refused", () => {
    expect(() => readRange("")).toThrow("no character");
  });
});

describe("likely characters", () => {
  it("are those of a text, their capitals and plain ones, without line ends", () => {
    const found = charactersOf("é\n→");
    expect([..."éÉ→Az09~ "].every((letter) => found.has(letter.codePointAt(0) ?? 0))).toBe(true);
    expect(found.has(0x0a)).toBe(false);
    expect(found.has(0xd1)).toBe(false);
  });

  it("hold what our texts and boards need", () => {
    const likely = likelyCharacters(REPOSITORY);
    expect([..."ßÜçîø„»ș"].filter((letter) => !likely.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe("names of places", () => {
  it("are made of letters and little else", () => {
    expect(lettersOf(new Set(codes("Aß-’ 1€?")))).toEqual(new Set(codes("Aß-’ ")));
  });
});

describe("pieces of a face", () => {
  it("part its characters, and none is lost or twice", () => {
    const parts = divided(codes("abcdef"), new Set(codes("xcab")));
    expect(parts).toEqual([new Set(codes("abc")), new Set(codes("def"))]);
    expect(divided(codes("ab"), new Set(codes("ab")))).toEqual([new Set(codes("ab"))]);
  });

  it("are small fonts; the one that every page needs is far smaller than the whole", async () => {
    const face = FACES.find(({ name }) => name === "fira-sans");
    if (!face) throw new Error("There is no such face.");
    const [first, ...others] = await piecesOf(face, likelyCharacters(REPOSITORY), folder);
    if (!first) throw new Error("There is no piece.");
    const font = readFileSync(first.file);
    expect(font.toString("latin1", 0, 4)).toBe("wOF2");
    expect(font.length).toBeLessThan(13_000);
    expect(first.characters.has(0x41)).toBe(true);
    expect(others.some(({ characters }) => characters.has(0x10d))).toBe(true);
    const all = [first, ...others].flatMap(({ characters }) => [...characters]);
    expect(new Set(all).size).toBe(all.length);
    expect(rule(first)).toContain("font-display: swap");
    expect(rule(first)).toContain("unicode-range: U+20-7E");
  });
});
