/** The browser of this machine; every visit has a fresh profile. */

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const FLAGS = [
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const WINDOW = { width: 1280, height: 800 };

/** Where the browser is; nothing if this machine has none. */
export function browserFile(): string | undefined {
  if (process.env["CHROMIUM"]) return process.env["CHROMIUM"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export function startBrowser(executablePath: string): Promise<Browser> {
  // Its sandbox cannot be had by root, and we only open pages of our own.
  const args = process.getuid?.() === 0 ? [...FLAGS, "--no-sandbox"] : FLAGS;
  return chromium.launch({ executablePath, args });
}
