/** Sets of characters, and how CSS writes them: "U+0-FF, U+131". */

export type Characters = ReadonlySet<number>;

export function readRange(written: string): Characters {
  const found = new Set<number>();
  for (const part of written.split(",")) {
    const [first, last = first] = part.trim().replace(/^U\+/i, "").split("-");
    for (let code = hexadecimal(first); code <= hexadecimal(last); code += 1) found.add(code);
  }
  return found;
}

export function writeRange(characters: Characters): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...characters].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${shown(first)}${last > first ? `-${shown(last)}` : ""}`).join(",");
}

function hexadecimal(written = ""): number {
  const code = Number.parseInt(written, 16);
  if (Number.isNaN(code)) throw new Error(`This is no character: "${written}".`);
  return code;
}

function shown(code: number): string {
  return code.toString(16).toUpperCase();
}
