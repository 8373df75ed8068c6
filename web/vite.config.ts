import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { chunkGroups } from "./bundling/chunks.ts";
import { squeezedFiles } from "./bundling/squeezed_files.ts";
import { words } from "./bundling/words.ts";
import { fontPieces } from "./fonts/font_pieces.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));

// The built app is part of the Python package: `stellwerk serve` sends these files.
export default defineConfig({
  plugins: [svelte(), fontPieces(), words(), squeezedFiles()],
  build: {
    outDir: fileURLToPath(new URL("../src/stellwerk/server/pages", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // How long plugins took says nothing to somebody who wants to play.
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  server: {
    port: 8401,
    fs: { allow: [repository] }, // the texts live beside the Python code
    proxy: { "/api": { target: "http://127.0.0.1:8400", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "maps/**/*.test.ts", "fonts/**/*.test.ts"],
    testTimeout: 120_000, // guards against hanging, on the busiest of machines
    css: { include: /\?raw$/ }, // a test reads what the styles say
  },
});
