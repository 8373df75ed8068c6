/** A position and the moves from it as a part of an address: packed, so that links stay short enough to send. */

import type { Schemas } from "../../api/messages.ts";

export interface Shared {
  position: Record<string, unknown>;
  moves: Schemas["TriedMove"][];
  /** The hash of the board it is played on, if that is somebody's own. */
  board?: string | undefined;
}

/** What follows `#` in a link to the analysis board: a packed position, or a step of a match. */
export type Address =
  { kind: "shared"; packed: string } | { kind: "step"; table: string; step: number } | { kind: "none" };

/** Longer links are cut off by some programs that send them; nobody unpacks more than this. */
const MOST_UNPACKED = 250_000;

export function addressOf(fragment: string): Address {
  const asked = new URLSearchParams(fragment);
  const packed = asked.get("p");
  if (packed) return { kind: "shared", packed };
  const table = asked.get("table");
  const step = Number(asked.get("step"));
  if (table && Number.isInteger(step) && step >= 0) return { kind: "step", table, step };
  return { kind: "none" };
}

/** The path of the analysis board at a step of a match. */
export function pathToAnalysis(table: string, step: number): string {
  return `/analysis#${new URLSearchParams({ table, step: String(step) }).toString()}`;
}

export async function pack(shared: Shared): Promise<string> {
  const text = new Blob([JSON.stringify(shared)]);
  const squeezed = text.stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position in a link; undefined if the link is broken, or holds something else. */
export async function unpack(packed: string): Promise<Shared | undefined> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return sharedIn(JSON.parse(await unsqueezed(bytes)));
  } catch {
    return undefined;
  }
}

/** A position from a file or a link: alone, or with moves. */
export function sharedIn(said: unknown): Shared | undefined {
  if (!isObject(said)) return undefined;
  const position = isObject(said["position"]) ? said["position"] : said;
  const listed: unknown[] = Array.isArray(said["moves"]) ? said["moves"] : [];
  const moves = listed.flatMap((each) =>
    isObject(each) && typeof each["seat"] === "number" && isObject(each["move"])
      ? [{ seat: each["seat"], move: each["move"] }]
      : [],
  );
  const board = said["board"];
  return { position, moves, ...(typeof board === "string" ? { board } : {}) };
}

/** A link may hold far more than it is long: whatever is too much is not read to its end. */
async function unsqueezed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_UNPACKED) {
      await reader.cancel();
      throw new RangeError("too much in one link");
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
