import { svelte } from "@sveltejs/vite-plugin-svelte";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Outside the project: only what is drawn with it is kept. */
export const BUILT = join(tmpdir(), "stellwerk-pictures");

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: false })],
  // Rules are looked up in the page one by one: they stay as they are written.
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    cssMinify: false,
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
