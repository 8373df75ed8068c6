/** Builds the demo and takes pictures: node maps/run.mjs maps/demo/take_pictures.ts FOLDER [board …] */

import { createServer, type Server } from "node:http";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { chromium, type Browser } from "playwright-core";
import { BUILT } from "./vite.config.ts";
import { boardsOf } from "../board_files.ts";
import { boardAsJson } from "./board_json.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const BOARDS = boardsOf("ticket");
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const VIEWS = [
  { name: "light", theme: "light", claims: "some", width: 1600, height: 1000 },
  { name: "dark", theme: "dark", claims: "some", width: 1600, height: 1000 },
  { name: "desktop", theme: "light", claims: "none", width: 1144, height: 700 },
  { name: "phone", theme: "light", claims: "some", width: 390, height: 560 },
];
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

export async function main([folder = "pictures", ...boards]: string[]): Promise<void> {
  await build({ configFile: join(HERE, "vite.config.ts"), logLevel: "warn" });
  mkdirSync(folder, { recursive: true });
  const server = serve(BUILT);
  const { port } = server.address() as { port: number };
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
  try {
    for (const board of boards.length ? boards : BOARDS) {
      for (const view of VIEWS) {
        const address = `http://localhost:${port}/?board=${board}&theme=${view.theme}&claims=${view.claims}`;
        await picture(browser, address, join(folder, `${board}-${view.name}.png`), view.width, view.height);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

export async function picture(
  browser: Browser,
  address: string,
  file: string,
  width: number,
  height: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(address);
  await page.waitForSelector("[data-route]", { state: "attached", timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: file });
  await page.close();
}

function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const board = /^\/boards\/([\w-]+)\.json$/.exec(path)?.[1];
    const file = join(folder, path === "/" ? "index.html" : path);
    if (!board && !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[board ? ".json" : extname(file)] ?? "application/octet-stream",
    });
    response.end(board ? boardAsJson(board) : readFileSync(file));
  }).listen(0);
}
