/** A real `stellwerk serve` on a fresh database, ended and forgotten afterwards. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));
export const PAGES = join(REPOSITORY, "src/stellwerk/server/pages");
const COMMAND = process.env["STELLWERK"] ?? join(REPOSITORY, ".venv/bin/stellwerk");
const PATIENCE = 60_000;

export interface Running {
  address: string;
  stop: () => Promise<void>;
}

/** What is missing before a server can be measured; nothing if all is there. */
export function missingForServer(): string | undefined {
  if (!existsSync(COMMAND)) return "Stellwerk is not installed: make play";
  if (!existsSync(join(PAGES, "index.html"))) return "the pages are not built: make serve";
  return undefined;
}

export async function startServer(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "stellwerk-measure-"));
  const port = await freePort();
  const options = ["--port", String(port), "--database", join(folder, "measured.db")];
  const server = spawn(COMMAND, ["serve", ...options, "--log-level", "warning"], {
    cwd: folder,
    env: ourEnvironment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async (): Promise<void> => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilUp(server, address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

/** Ours without anybody's own settings for a server. */
function ourEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("STELLWERK_"));
  return { ...Object.fromEntries(kept), STELLWERK_REQUESTS_PER_MINUTE: "1000000" };
}

async function untilUp(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (server.exitCode === null && Date.now() < deadline) {
    const health = await fetch(`${address}/health`).catch(() => undefined);
    if (health?.ok) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error("The server does not start.");
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once("exit", () => done());
    server.kill("SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const listener = createServer().listen(0, "127.0.0.1", () => {
      const { port } = listener.address() as { port: number };
      listener.close(() => found(port));
    });
  });
}
