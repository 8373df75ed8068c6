/** `npm run measure`: how heavy the web app is and how fast, in a real browser on a real server. */

import { cpus, loadavg } from "node:os";

import type { Browser } from "playwright-core";

import { browserFile, startBrowser } from "./browser.ts";
import { firstLoad } from "./first_load.ts";
import { shownLine, shownNumber, type Line } from "./line.ts";
import { makeSampleTable, type SampleTable } from "./sample_table.ts";
import { missingForServer, startServer } from "./server.ts";
import { timeToUsableTable } from "./usable_table.ts";
import { zoomFrames } from "./zooming.ts";

const LIGHT = "250";
const SOFTWARE = "drawn without a graphics card, which is slow";

/** `--files` also lists the heaviest files. */
export async function main(words: string[]): Promise<void> {
  const file = browserFile();
  const missing = file === undefined ? "there is no Chromium" : missingForServer();
  if (file === undefined || missing !== undefined) {
    say(`The web app is not measured: ${missing ?? ""}.`);
    return;
  }
  const server = await startServer();
  const browser = await startBrowser(file);
  try {
    const table = await makeSampleTable(browser, server.address);
    for await (const line of measured(browser, server.address, table, words.includes("--files"))) say(line);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function* measured(
  browser: Browser,
  address: string,
  table: SampleTable,
  files: boolean,
): AsyncGenerator<string> {
  const visits = [
    ["home", await firstLoad(browser, address, "/")],
    ["a table of Europe", await firstLoad(browser, address, table.path, table.profile)],
  ] as const;
  for (const [what, { app, shapes, heaviest }] of visits) {
    yield kilobytes(app, `first load of ${what} without map shapes`, LIGHT);
    yield kilobytes(app + shapes, `first load of ${what} with map shapes`);
    if (files) yield* heaviest.map(([path, bytes]) => kilobytes(bytes, path));
  }
  const usable = await timeToUsableTable(browser, address, table);
  yield shownLine({
    value: usable,
    unit: "ms",
    what: "from the link to a route that can be pressed",
    aim: "2000",
    note: busy(),
  });
  const { perSecond, longest, fewest, most, rounds } = await zoomFrames(browser, address, table);
  const spread = `${rounds} rounds from ${shownNumber(fewest)} to ${shownNumber(most)}`;
  const zooming = "zooming Europe with all routes claimed";
  yield shownLine({
    value: perSecond,
    unit: "frames/s",
    what: zooming,
    aim: "60",
    note: `${spread}; ${SOFTWARE}; ${busy()}`,
  });
  yield shownLine({ value: longest, unit: "ms", what: `the longest frame while ${zooming}` });
}

function kilobytes(bytes: number, what: string, aim?: string): string {
  const line: Line = { value: bytes / 1000, unit: "kB", what };
  return shownLine(aim === undefined ? line : { ...line, aim });
}

/** Times mean little without it. */
function busy(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
