// Takes pictures of all sample positions in both themes:
//     node maps/trans/demo/shoot.mjs FOLDER [PART OF A NAME] [WIDTH HEIGHT]

import { mkdirSync, readFileSync, readdirSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { chromium } from "playwright-core";
import { createServer, runnerImport } from "vite";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const here = (name) => new URL(name, import.meta.url).pathname;
const { module: boards } = await runnerImport(here("../read_board.ts"));
const [folder = "pictures", wanted = "", width = "1600", height = "1100"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** Answers with a position and its board, as the server would. */
const samples = {
  name: "samples",
  configureServer(server) {
    server.middlewares.use("/sample/", (request, response) => {
      const sample = JSON.parse(readFileSync(here(`positions${request.url}.json`), "utf8"));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ sample, board: boards.readBoard(sample.view.game) }));
    });
  },
};

const server = await createServer({
  root: here("."),
  configFile: false,
  plugins: [svelte({ configFile: false }), samples],
  server: { port: 0, fs: { allow: [here("../../..")] } },
  logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(height) },
  reducedMotion: "reduce",
});
page.on("console", (line) => line.type() === "error" && console.error(line.text()));
page.on("pageerror", (error) => console.error(error));
const { port } = server.httpServer.address();
for (const file of readdirSync(here("positions"))) {
  const name = file.replace(".json", "");
  if (!name.includes(wanted)) continue;
  for (const theme of ["light", "dark"]) {
    await page.goto(`http://localhost:${port}/index.html?sample=${name}&theme=${theme}`);
    await page.locator("svg text").first().waitFor({ timeout: 60000 });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${name}-${theme}.png` });
  }
}
await browser.close();
await server.close();
