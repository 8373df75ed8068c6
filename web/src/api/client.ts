/** The REST API, typed: every path, parameter, body and answer as the server describes them. */

import createClient, { type Client, type ClientOptions } from "openapi-fetch";

import type { Problem } from "./messages.ts";
import type { paths } from "./schema.ts";

export type Api = Client<paths>;

/**
 * A client for the server that this page came from, or for the one at `baseUrl`.
 *
 *     const api = makeClient();
 *     const me = answer(await api.GET("/api/me"));
 */
export function makeClient(options: ClientOptions = {}): Api {
  return createClient<paths>(options);
}

/** Something was not done: `problem.code` is for programs, the message for people. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.name = "Refusal";
    this.problem = problem;
  }
}

/** What the server answered; a `Refusal` is thrown if it refused. */
export function answer<Data>(result: { data?: Data; error?: unknown; response: Response }): Data {
  if (result.error !== undefined) {
    throw new Refusal(problemOf(result.error, result.response));
  }
  return result.data as Data;
}

/** What openapi-fetch makes of an answer in its types: pairs become lists. */
type WithoutPairs<Data> = Data extends (infer Each)[]
  ? WithoutPairs<Each>[]
  : Data extends object
    ? { [Key in keyof Data]: WithoutPairs<Data[Key]> }
    : Data;

/** An answer whose pairs are pairs, as the server describes and sends them. */
export function withPairs<Data>(answered: WithoutPairs<Data>): Data {
  return answered as Data;
}

/** A proxy before the server may answer by itself, and not with a problem of ours. */
function problemOf(error: unknown, response: Response): Problem {
  if (typeof error === "object" && error !== null && "code" in error && "text" in error) {
    return error as Problem;
  }
  return { code: `http-${response.status}`, text: response.statusText || `${response.status}` };
}
