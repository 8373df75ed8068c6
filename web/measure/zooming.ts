/** Frames a second while somebody zooms over Europe, on which every route is claimed. */

import type { Browser, Page } from "playwright-core";

import { WINDOW } from "./browser.ts";
import type { SampleTable } from "./sample_table.ts";

interface Round {
  perSecond: number;
  /** Milliseconds. */
  longest: number;
}

/** The middle round and how far the rounds lie apart; the longest frame is that of all rounds. */
export interface Frames extends Round {
  fewest: number;
  most: number;
  rounds: number;
}

/** On a machine that does other things as well, one round says little. */
const ROUNDS = 5;
const SECONDS = 3;
const SEATS = 3;
const WHEEL_PAUSE = 16;
const WHEEL_STEP = 40;
/** So many steps in, then as many out: from the whole map to the largest scale and back. */
const STEPS = 30;
const PATIENCE = 60_000;

export async function zoomFrames(browser: Browser, address: string, table: SampleTable): Promise<Frames> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(browser, address, table));
  rounds.sort((one, other) => one.perSecond - other.perSecond);
  const [fewest, most] = [rounds[0]?.perSecond ?? 0, rounds.at(-1)?.perSecond ?? 0];
  const longest = Math.max(...rounds.map((round) => round.longest));
  return { perSecond: rounds[Math.floor(ROUNDS / 2)]?.perSecond ?? 0, longest, fewest, most, rounds: ROUNDS };
}

async function oneRound(browser: Browser, address: string, table: SampleTable): Promise<Round> {
  const context = await browser.newContext({ viewport: WINDOW, storageState: table.profile });
  try {
    const page = await context.newPage();
    await claimEverything(page, table.routes);
    await page.goto(address + table.path, { waitUntil: "networkidle" });
    await page.waitForSelector("[data-route]", { state: "attached", timeout: PATIENCE });
    await page.waitForTimeout(1000);
    return await countedFrames(page);
  } finally {
    await context.close();
  }
}

/** The page is told that every route belongs to somebody; the server knows nothing of it. */
async function claimEverything(page: Page, routes: string[]): Promise<void> {
  const owners = Object.fromEntries(routes.map((id, index) => [id, index % SEATS]));
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type?: string; view?: { routes?: unknown } };
      if (frame.type === "state" && frame.view) frame.view.routes = owners;
      socket.send(JSON.stringify(frame));
    });
  });
}

async function countedFrames(page: Page): Promise<Round> {
  const counting = page.evaluate(
    (lasting) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const look = (now: number): void => {
          times.push(now);
          if (now - (times[0] ?? now) < lasting) requestAnimationFrame(look);
          else done(times);
        };
        requestAnimationFrame(look);
      }),
    SECONDS * 1000,
  );
  const [times] = await Promise.all([counting, zoomInAndOut(page)]);
  const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { perSecond: (gaps.length * 1000) / lasted, longest: Math.max(...gaps) };
}

/** A wheel does not wait until the page has answered, so that every frame has something new to show. */
async function zoomInAndOut(page: Page): Promise<void> {
  const end = Date.now() + SECONDS * 1000;
  await page.mouse.move(WINDOW.width * 0.4, WINDOW.height * 0.4);
  const answers: Promise<void>[] = [];
  for (let step = 0; Date.now() < end; step += 1) {
    const isIn = Math.floor(step / STEPS) % 2 === 0;
    answers.push(page.mouse.wheel(0, isIn ? -WHEEL_STEP : WHEEL_STEP));
    await new Promise((wake) => setTimeout(wake, WHEEL_PAUSE));
  }
  await Promise.all(answers);
}
