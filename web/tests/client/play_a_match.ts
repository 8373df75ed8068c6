/**
 * Plays a whole match against a bot through the typed client, on a real server:
 *
 *     node play_a_match.js http://127.0.0.1:8400
 *
 * Now and then a move is lost on its way, or the answer to it is. The last line is what was seen.
 */

import assert from "node:assert/strict";

import { WebSocket as NodeSocket } from "ws";

import { Refusal, answer, makeClient, type Api } from "../../src/api/client.ts";
import type { Accepted, MatchState, Table } from "../../src/api/messages.ts";
import { LiveTable, type Connection } from "../../src/api/live.ts";

type Accident = "none" | "move-lost" | "answer-lost";

const SEAT = 0;
const baseUrl = process.argv[2] ?? "";

/** Comes in as a guest and takes a key, since programs keep no cookies. */
async function comeIn(): Promise<{ api: Api; headers: Record<string, string> }> {
  const first = makeClient({ baseUrl });
  const arrival = await first.POST("/api/people", { body: { name: "Ada" } });
  answer(arrival);
  const cookie = arrival.response.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const wish = { label: "smoke", scopes: ["play" as const, "manage" as const] };
  const made = await first.POST("/api/me/keys", { body: wish, headers: { cookie } });
  const headers = { authorization: `Bearer ${answer(made).key}` };
  return { api: makeClient({ baseUrl, headers }), headers };
}

/** WebSockets with accidents. */
class Line {
  accident: Accident = "none";
  readonly #headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.#headers = headers;
  }

  readonly open = (url: string): WebSocket => {
    const socket = new NodeSocket(url, { headers: this.#headers });
    const send = socket.send.bind(socket);
    socket.send = (text: string) => {
      const isMove = text.includes('"type":"move"');
      if (this.accident === "none" || !isMove) {
        send(text);
      } else if (this.accident === "move-lost") {
        this.accident = "none";
        socket.terminate();
      } else {
        this.accident = "none";
        // The server gets the move; we are gone before it can answer.
        send(text, () => socket.terminate());
      }
    };
    return socket as unknown as WebSocket;
  };
}

/** Follows a match and answers every prompt until it is over. */
class Player {
  readonly connections: Connection[] = [];
  readonly numbers: number[] = [];
  readonly chat: string[] = [];
  moves = 0;
  table: Table | undefined;
  readonly finished: Promise<void>;
  #finish: () => void = () => undefined;
  #fail: (reason: unknown) => void = () => undefined;
  #seen = -1;
  #newest: MatchState | undefined;
  #answered = 0;
  #isAnswering = false;
  readonly #live: LiveTable;
  readonly #line: Line;

  constructor(table: string, line: Line) {
    this.#line = line;
    this.finished = new Promise((finish, fail) => {
      this.#finish = finish;
      this.#fail = fail;
    });
    this.#live = new LiveTable(
      { table, baseUrl, open: line.open, pauses: [10] },
      {
        state: (state) => void this.#takeState(state).catch(this.#fail),
        table: (seen) => (this.table = seen),
        chat: (lines) => this.chat.push(...lines.map((line) => line.text)),
        connection: (connection) => this.connections.push(connection),
      },
    );
  }

  async #takeState(state: MatchState): Promise<void> {
    assert.equal(state.seat, SEAT);
    assert.equal(state.events_after, this.#seen, "a state brings just what was missed");
    this.#seen = state.number;
    this.#newest = state;
    this.numbers.push(...state.events.map((event) => event.number));
    if (state.over) this.#finish();
    else if (!this.#isAnswering) await this.#answerPrompts();
  }

  /** One answer at a time: while it is on its way, others may choose in secret, and the question still stands. */
  async #answerPrompts(): Promise<void> {
    this.#isAnswering = true;
    while (this.#newest && this.#newest.prompt !== null && this.#newest.number >= this.#answered) {
      this.#answered = await this.#answerPrompt(this.#newest);
    }
    this.#isAnswering = false;
  }

  /** The number of the entry that an answer has become: no earlier state asks anything any more. */
  async #answerPrompt(state: MatchState): Promise<number> {
    const moves = state.prompt?.moves ?? [];
    const move = moves[(this.moves * 7) % moves.length];
    assert.ok(move !== undefined, "a prompt has moves");
    if (this.moves % 10 === 3) this.#line.accident = "move-lost";
    if (this.moves % 10 === 7) this.#line.accident = "answer-lost";
    if (this.moves === 0) assert.ok(this.#live.say("Good luck!"));
    this.moves += 1;
    const accepted = await this.#live.play(move, state.number);
    assert.ok(accepted.number > state.number);
    return accepted.number;
  }

  /** Why a move is not accepted. */
  async refusalOf(move: Record<string, unknown>): Promise<string> {
    try {
      await this.#live.play(move);
      return "accepted";
    } catch (error) {
      return error instanceof Refusal ? error.problem.code : String(error);
    }
  }

  close(): void {
    this.#live.close();
  }
}

/** Two people on one device: the first one's move is lost while the second already looks. */
async function passAndPlay(api: Api, headers: Record<string, string>): Promise<number[]> {
  const seats = [{ kind: "me" as const }, { kind: "me" as const, name: "Bo" }];
  const { table } = answer(
    await api.POST("/api/tables", { body: { game: "ticket-usa", seats, bot_pause: 0 } }),
  );
  const line = new Line(headers);
  const played: Promise<Accepted>[] = [];
  await new Promise<void>((finish) => {
    const live = new LiveTable(
      { table: table.id, seat: 0, baseUrl, open: line.open, pauses: [10] },
      {
        state: (state) => {
          const move = state.prompt?.moves[0];
          if (move === undefined || state.seat !== played.length) return;
          if (state.seat === 0) line.accident = "move-lost";
          played.push(live.play(move, state.number));
          if (state.seat === 0) live.look(1);
          else void Promise.allSettled(played).then(() => (live.close(), finish()));
        },
      },
    );
  });
  return (await Promise.all(played)).map((accepted) => accepted.number).sort();
}

const { api, headers } = await comeIn();
const { table } = answer(
  await api.POST("/api/tables", {
    body: { game: "ticket-usa", seats: [{ kind: "me" }, { kind: "bot" }], bot_pause: 0 },
  }),
);
const player = new Player(table.id, new Line(headers));
await player.finished;
const refusal = await player.refusalOf({ do: "draw-blind" });
player.close();

const path = { table_id: table.id };
const record = answer(await api.GET("/api/tables/{table_id}/record", { params: { path } }));
const unknown = await api.GET("/api/tables/{table_id}", { params: { path: { table_id: "none" } } });
console.log(
  JSON.stringify({
    moves: player.moves,
    recorded: record.moves.filter((entry) => entry.seat === SEAT).length,
    ordered: player.numbers.every((number, index) => number >= (player.numbers[index - 1] ?? 0)),
    last: player.numbers.at(-1),
    lost: player.connections.filter((connection) => connection === "lost").length,
    final: player.connections.at(-1),
    status: player.table?.status,
    chat: player.chat,
    shared: await passAndPlay(api, headers),
    refusal,
    unknown: unknown.error?.code,
    record,
  }),
);
