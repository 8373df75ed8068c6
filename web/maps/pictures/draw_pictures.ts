/** Draws the pictures of the boards: node maps/run.mjs maps/pictures/draw_pictures.ts */

import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Browser, Route } from "playwright-core";
import { build } from "vite";

import { browserFile, startBrowser } from "../../measure/browser.ts";
import { startServer } from "../../measure/server.ts";
import type { Collected } from "./collect.ts";
import { PICTURES } from "./pictures.ts";
import { shortenCss, shortenSvg } from "./shorten.ts";
import { BUILT } from "./vite.config.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const DRAWN = join(HERE, "../../src/pages/pictures/drawn");
const PAGE = "http://pictures.localhost/";
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export async function main(): Promise<void> {
  await build({ configFile: join(HERE, "vite.config.ts"), logLevel: "warn" });
  const file = browserFile();
  if (file === undefined) throw new Error("There is no Chromium.");
  const server = await startServer();
  const browser = await startBrowser(file);
  try {
    const drawn: Collected[] = [];
    for (const { name, part } of PICTURES) {
      const collected = await draw(browser, server.address, name);
      drawn.push(collected);
      writeFileSync(join(DRAWN, `${name}.svg`), shortenSvg(name, part, collected));
    }
    writeFileSync(join(DRAWN, "pictures.css"), shortenCss(drawn));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function draw(browser: Browser, address: string, name: string): Promise<Collected> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.route(`${PAGE}**`, (route) => answer(route, address));
  await page.goto(`${PAGE}#${name}`);
  await page.waitForSelector("div[data-zoom] > svg");
  const collected = await page.evaluate(() => (window as unknown as { collect: () => Collected }).collect());
  await page.close();
  return collected;
}

/** Boards come from a real server, the page from its folder. */
async function answer(route: Route, address: string): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  if (path.startsWith("/api/")) {
    const body = await (await fetch(address + path)).text();
    return route.fulfill({ contentType: "application/json", body });
  }
  const file = join(BUILT, path === "/" ? "index.html" : path);
  return route.fulfill({
    contentType: TYPES[extname(file)] ?? "application/octet-stream",
    body: readFileSync(file),
  });
}
