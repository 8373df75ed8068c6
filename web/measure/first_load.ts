/** What a first visit brings over the wire. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, CDPSession } from "playwright-core";

import { WINDOW } from "./browser.ts";
import type { SampleTable } from "./sample_table.ts";
import { PAGES } from "./server.ts";

export interface Weight {
  /** Bytes without map shapes, as they came: compressed, with their headers. */
  app: number;
  /** Bytes of map shapes: layouts, grounds, and pictures of boards. */
  shapes: number;
  /** The heaviest files of the app, for whoever wants to make it lighter. */
  heaviest: [path: string, bytes: number][];
}

const REST = 1500;
const SHOWN = 20;
/** A module of map shapes begins with the size of its map; texts of the same name do not. */
const SHAPES = /^var \w+=\[\d+,/;
const BEGINNING = 40;

export async function firstLoad(
  browser: Browser,
  address: string,
  path: string,
  profile?: SampleTable["profile"],
): Promise<Weight> {
  const context = await browser.newContext({ viewport: WINDOW, ...(profile && { storageState: profile }) });
  try {
    const page = await context.newPage();
    const bytes = await countedBytes(await context.newCDPSession(page));
    await page.goto(address + path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(REST);
    return weightOf(bytes);
  } finally {
    await context.close();
  }
}

/** Bytes by path, filled as answers come in. */
async function countedBytes(session: CDPSession): Promise<Map<string, number>> {
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? "?";
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  await session.send("Network.enable");
  return bytes;
}

function weightOf(bytes: Map<string, number>): Weight {
  const all = [...bytes].sort(([, one], [, other]) => other - one);
  const app = all.filter(([path]) => !isShapes(path));
  const shapes = all.filter(([path]) => isShapes(path));
  return { app: sum(app), shapes: sum(shapes), heaviest: app.slice(0, SHOWN) };
}

function sum(files: [string, number][]): number {
  return files.reduce((total, [, bytes]) => total + bytes, 0);
}

function isShapes(path: string): boolean {
  const file = join(PAGES, path);
  if (!path.startsWith("/assets/") || !existsSync(file)) return false;
  if (path.endsWith(".svg")) return true;
  return SHAPES.test(readFileSync(file, "utf8").slice(0, BEGINNING));
}
