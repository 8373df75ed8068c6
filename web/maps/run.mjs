// Runs one of the TypeScript scripts of this folder: node maps/run.mjs maps/ticket/make_layout.ts ticket-usa
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [script, ...words] = process.argv.slice(2);
if (!script) throw new Error("Which script? For example: maps/ticket/make_layout.ts ticket-usa");
const { module } = await runnerImport(resolve(script), { configFile: false, logLevel: "error" });
await module.main(words);
