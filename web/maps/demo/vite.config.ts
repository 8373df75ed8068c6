import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Outside the project: nothing built here is kept. */
export const BUILT = join(tmpdir(), "stellwerk-maps-demo");

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: false })],
  build: { outDir: BUILT, emptyOutDir: true },
});
