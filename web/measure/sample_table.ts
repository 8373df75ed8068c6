/** A table of Europe at which it is our turn and a route can be claimed. */

import type { APIRequestContext, APIResponse, Browser, BrowserContext } from "playwright-core";

import type { MatchState } from "../src/api/messages.ts";
import { WINDOW } from "./browser.ts";

type Profile = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface SampleTable {
  path: string;
  /** The cookie of the person whose turn it is, and nothing else. */
  profile: Profile;
  /** Routes that can be claimed now. */
  legal: string[];
  /** All routes of the board. */
  routes: string[];
}

const SEATS = [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }];
const MOST_MOVES = 60;
const PAUSE = 50;

export async function makeSampleTable(browser: Browser, address: string): Promise<SampleTable> {
  const context = await browser.newContext({ viewport: WINDOW, baseURL: address });
  const api = context.request;
  await json(await api.post("/api/people", { data: { name: "Ada" } }));
  const made = await json<{ table: { id: string } }>(
    await api.post("/api/tables", { data: { game: "ticket-europe", seats: SEATS, bot_pause: 0 } }),
  );
  const id = made.table.id;
  const legal = await playUntilClaim(api, id);
  const board = await json<{ routes: { id: string }[] }>(await api.get("/api/games/ticket-europe/board"));
  const profile = await context.storageState();
  await context.close();
  return { path: `/t/${id}`, profile, legal, routes: board.routes.map((route) => route.id) };
}

/** Takes the first move of every prompt until one of them claims a route. */
async function playUntilClaim(api: APIRequestContext, table: string): Promise<string[]> {
  for (let moves = 0; moves < MOST_MOVES;) {
    const state = await json<MatchState>(await api.get(`/api/tables/${table}/seats/0/state`));
    const prompt = state.prompt;
    if (prompt === null) {
      await new Promise((wake) => setTimeout(wake, PAUSE));
      continue;
    }
    const legal = claims(prompt.moves);
    if (legal.length > 0) return legal;
    const data = { position: state.number, id: `measure-${moves}`, move: prompt.moves[0] };
    await json(await api.post(`/api/tables/${table}/seats/0/moves`, { data }));
    moves += 1;
  }
  throw new Error("No route can ever be claimed.");
}

function claims(moves: readonly Record<string, unknown>[]): string[] {
  const routes = moves.map((move) => move["route"]).filter((route) => typeof route === "string");
  return [...new Set(routes)];
}

async function json<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}
