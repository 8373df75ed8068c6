/** From following a link to a table until a route that can be claimed can be pressed. */

import type { Browser, Page } from "playwright-core";

import { WINDOW } from "./browser.ts";
import type { SampleTable } from "./sample_table.ts";

const VISITS = 3;
const PATIENCE = 60_000;

/** Milliseconds, the middle one of several visits with fresh profiles. */
export async function timeToUsableTable(
  browser: Browser,
  address: string,
  table: SampleTable,
): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await oneVisit(browser, address, table));
  times.sort((one, other) => one - other);
  return times[Math.floor(VISITS / 2)] ?? 0;
}

async function oneVisit(browser: Browser, address: string, table: SampleTable): Promise<number> {
  const context = await browser.newContext({ viewport: WINDOW, storageState: table.profile });
  try {
    const page = await context.newPage();
    await page.goto(address + table.path, { waitUntil: "commit" });
    return await pressable(page, table.legal);
  } finally {
    await context.close();
  }
}

/** When the middle of one of these routes first belonged to that route, counted from the navigation. */
async function pressable(page: Page, routes: string[]): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => {
      for (const id of wanted) {
        const path = document.querySelector<SVGPathElement>(`[data-route="${id}"][tabindex="0"]`);
        const toScreen = path?.getScreenCTM();
        if (!path || !toScreen) continue;
        const place = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(toScreen);
        if (document.elementFromPoint(place.x, place.y) === path) return performance.now();
      }
      return null;
    },
    routes,
    { polling: "raf", timeout: PATIENCE },
  );
  return (await seen.jsonValue()) ?? 0;
}
