/**
 * The letters of pictures that Python draws (src/stellwerk/pictures/fonts), from the fonts of the pages.
 * What renders them to PNG reads only plain TrueType: node fonts/make_picture_fonts.mjs
 */

import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FACES = [
  ["alegreya", "latin-500-normal"],
  ["alegreya", "latin-500-italic"],
  ["alegreya", "latin-700-normal"],
  ["alegreya", "latin-ext-700-normal"],
  ["fira-sans", "latin-500-normal"],
  ["fira-sans", "latin-700-normal"],
  ["fira-sans-condensed", "latin-700-normal"],
];
/** All letters of Latin alphabets: boards of people's own have names, too. */
const LETTERS = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
  .concat([..."–—‘’“”„…·•′″€✓"])
  .join("");

for (const [family, face] of FACES) {
  const source = new URL(
    `../node_modules/@fontsource/${family}/files/${family}-${face}.woff2`,
    import.meta.url,
  );
  const font = await subsetFont(await readFile(source), LETTERS, { targetFormat: "truetype" });
  const target = new URL(`../../src/stellwerk/pictures/fonts/${family}-${face}.ttf`, import.meta.url);
  await writeFile(target, font);
}
