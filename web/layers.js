/** Which folder of the pages may import which, as rules of the linter; `docs/architecture.md` says why. */

import { readdirSync } from "node:fs";

/** From the ground up: a folder imports from those in the rows before its own, the last one from all. */
const LAYERS = [
  ["theme", "texts", "api"],
  ["visitor"],
  ["shell"],
  ["map"],
  ["table"],
  ["games"],
  ["puzzles"],
  ["pages"],
];

/** One entry for each folder of a layer, and one for each family of games: none knows another. */
export function layers(source) {
  const known = LAYERS.flat();
  const strange = foldersOf(source).filter((folder) => !known.includes(folder));
  if (strange.length)
    throw new Error(`These folders have no layer yet (see layers.js): ${strange.join(", ")}`);
  const folders = LAYERS.slice(0, -1).flatMap((row, height) =>
    row.map((folder) => {
      const others = [...row, ...LAYERS.slice(height + 1).flat()].filter((other) => other !== folder);
      return closed(`${source}/${folder}`, others, "is not beneath it");
    }),
  );
  const families = foldersOf(`${source}/games`);
  const above = LAYERS.slice(LAYERS.findIndex((row) => row.includes("games")) + 1).flat();
  return [
    ...folders,
    ...families.map((family) => {
      const others = families.filter((other) => other !== family);
      return closed(`${source}/games/${family}`, [...others, ...above], "is another family, or above games");
    }),
  ];
}

function foldersOf(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** A folder from which the others cannot be imported, neither at once nor later. */
function closed(folder, others, why) {
  const path = `^(\\.\\./)+(${others.join("|")})/`;
  const message = `${folder} cannot import this: it ${why} (see layers.js).`;
  const later = `ImportExpression[source.value=/${path.replaceAll("/", "\\/")}/]`;
  return {
    files: [`${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: path, message }] }],
      "no-restricted-syntax": ["error", { selector: later, message }],
    },
  };
}
