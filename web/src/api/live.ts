/**
 * The live connection to a table.
 *
 * It says which entry and chat line it has seen last, so that a new connection brings just what was
 * missed. A lost connection comes back by itself, after growing pauses; one that does not answer
 * what it is asked is lost, too. Moves carry an id of their own and are sent again until the server
 * has answered them: however often they arrive, they count once.
 */

import type {
  Accepted,
  ChatLine,
  ClientFrame,
  MatchState,
  Move,
  Problem,
  ServerFrame,
  Table,
} from "./messages.ts";
import { Outbox, newId, type Request } from "./outbox.ts";

/** `lost`: it will be tried again. `closed`: it will not, because of us or of the server. */
export type Connection = "connecting" | "open" | "lost" | "closed";

/** Who is told what comes. */
export interface Listener {
  /** The match as the seat sees it now, with the events that are new. */
  state?(state: MatchState): void;
  /** Seats, presence or status of the table. */
  table?(table: Table): void;
  /** What was said since. */
  chat?(lines: ChatLine[]): void;
  /** The connection itself; `code` says why it is closed for good, as in `no-such-table`. */
  connection?(connection: Connection, code?: string): void;
  /** A frame that was no move was refused, such as a chat line. */
  refused?(problem: Problem): void;
}

export interface LiveOptions {
  /** The id of the table. */
  table: string;
  /** Which seat to look from; without one, my first, or as a spectator. */
  seat?: number;
  /** The last entry and chat line that were seen, if this is not the first visit. */
  seen?: number;
  chat?: number;
  /** The server; without it, the one this page came from. */
  baseUrl?: string;
  /** Opens a WebSocket; for programs that need another one than the browser's. */
  open?: (url: string) => WebSocket;
  /** Milliseconds before each further try; the last one goes on. */
  pauses?: readonly number[];
  /** Milliseconds between two questions whether the server is there. */
  silence?: number;
  /** Milliseconds it may take until anything comes back. */
  patience?: number;
}

const PAUSES = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
const SILENCE = 10_000;
const PATIENCE = 6_000;
/** The server's own reasons are HTTP statuses behind a 4; of these only haste passes. */
const REFUSED = 4_400;
const TOO_FAST = 4_429;
/** What browsers call a connection that ended without a word. */
const ABNORMAL = 1_006;

export class LiveTable {
  readonly #options: LiveOptions;
  readonly #listener: Listener;
  readonly #outbox = new Outbox();
  /** The last entry seen from each seat (null: as a spectator). */
  readonly #seen = new Map<number | null, number>();
  #chat: number;
  #seat: number | null | undefined;
  /** The seat whose state must come first after `look`; others may still be on their way. */
  #awaited: number | null | undefined;
  #watching = false;
  /** The last state that came, until everything that came with it is read. */
  #held: MatchState | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #socket: WebSocket | undefined;
  #connection: Connection = "connecting";
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Runs while something should come back, and ends the connection if nothing does. */
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveOptions, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
    this.#seat = options.seat;
    this.#chat = options.chat ?? 0;
    if (options.seen !== undefined) this.#seen.set(options.seat ?? null, options.seen);
    this.#connect();
  }

  /** How the connection is. */
  get connection(): Connection {
    return this.#connection;
  }

  /** The seat it looks from; null: as a spectator, undefined: the server has not said it yet. */
  get seat(): number | null | undefined {
    return this.#seat;
  }

  /** Play a move that answers the state of this number; a `Refusal` is thrown if it is refused. */
  play(move: Move, position: number = this.#number): Promise<Accepted> {
    return this.#request({ type: "move", position, id: newId(), move });
  }

  /** Take my last move back. */
  undo(position: number = this.#number): Promise<Accepted> {
    return this.#request({ type: "undo", position, id: newId() });
  }

  /** Say something; false if there is no connection just now. */
  say(text: string): boolean {
    return this.#send({ type: "say", text });
  }

  /** Look from another seat of mine, or as a spectator (null). */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#watching = seat === null;
    this.#sendLook(seat);
    this.#awaited = seat;
  }

  /** Try at once instead of waiting, for instance when the network is back. */
  retryNow(): void {
    if (this.#connection !== "lost") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The network is gone: nothing sent over this connection would arrive. */
  lose(): void {
    if (this.#socket !== undefined) this.#abandon(this.#socket);
  }

  /** Leave the table. */
  close(): void {
    this.#end("left");
  }

  // — the connection

  #connect(): void {
    this.#become("connecting");
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#url());
    this.#socket = socket;
    socket.addEventListener("open", () => this.#opened(socket));
    socket.addEventListener("message", (event: MessageEvent<unknown>) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    });
    socket.addEventListener("close", (event) => this.#lost(socket, event.code, event.reason));
    // A close follows every error; without a listener some implementations throw.
    socket.addEventListener("error", () => undefined);
  }

  #url(): string {
    const base = this.#options.baseUrl ?? globalThis.location.href;
    const url = new URL(`/api/tables/${encodeURIComponent(this.#options.table)}/live`, base);
    url.protocol = url.protocol.replace("http", "ws");
    const seen = this.#seen.get(this.#seat ?? null);
    if (typeof this.#seat === "number") url.searchParams.set("seat", `${this.#seat}`);
    if (seen !== undefined) url.searchParams.set("seen", `${seen}`);
    if (this.#chat > 0) url.searchParams.set("chat", `${this.#chat}`);
    return url.href;
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#awaited = undefined;
    this.#pulse = setInterval(() => this.#feelPulse(socket), this.#options.silence ?? SILENCE);
    this.#become("open");
    // An address without a seat leads to my first one, if I have any.
    if (this.#watching) this.look(null);
    this.#sendWaiting();
  }

  /** A network can be gone without a word: who does not answer is not there. */
  #feelPulse(socket: WebSocket): void {
    this.#send({ type: "ping" });
    this.#expectAnswer(socket);
  }

  #expectAnswer(socket: WebSocket): void {
    this.#doubt ??= setTimeout(() => this.#abandon(socket), this.#options.patience ?? PATIENCE);
  }

  #abandon(socket: WebSocket): void {
    this.#lost(socket, ABNORMAL, "");
    socket.close();
  }

  #beSure(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #lost(socket: WebSocket, code: number, reason: string): void {
    if (socket !== this.#socket || this.#connection === "closed") return;
    if (code >= REFUSED && code !== TOO_FAST) {
      this.#end(reason || `${code}`);
      return;
    }
    this.#socket = undefined;
    clearInterval(this.#pulse);
    this.#beSure();
    const pauses = this.#options.pauses ?? PAUSES;
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)] ?? 0;
    this.#failures += 1;
    // Not all at once: after a restart of the server everybody comes back.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
    this.#become("lost");
  }

  #end(code: string): void {
    if (this.#connection === "closed") return;
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    this.#beSure();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#become("closed", code);
    socket?.close();
    this.#outbox.giveUp(new Error(`The connection is closed: ${code}.`));
  }

  #become(connection: Connection, code?: string): void {
    this.#connection = connection;
    this.#listener.connection?.(connection, code);
  }

  // — from the server

  #receive(text: string): void {
    this.#beSure();
    this.#failures = 0;
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type !== "state") this.#tellState();
    switch (frame.type) {
      case "state":
        this.#holdState(frame);
        break;
      case "table":
        this.#listener.table?.(frame.table);
        break;
      case "chat":
        this.#chat = frame.lines.at(-1)?.number ?? this.#chat;
        this.#listener.chat?.(frame.lines);
        break;
      case "accepted":
        this.#outbox.settle(frame);
        break;
      case "refused":
        if (!this.#outbox.settle(frame)) this.#refused(frame.problem);
        break;
      case "pong":
        break;
    }
  }

  /**
   * A page that draws more slowly than the match goes on has several states waiting: the last one is told,
   * with the events of all.
   */
  #holdState(state: MatchState): void {
    const before = this.#held;
    const follows = before?.seat === state.seat && before.number === state.events_after;
    if (before && !follows) this.#tellState();
    this.#held = follows
      ? { ...state, events: [...before.events, ...state.events], events_after: before.events_after }
      : state;
    this.#telling ??= setTimeout(() => this.#tellState(), 0);
  }

  /** Nothing that comes later is told before it. */
  #tellState(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const state = this.#held;
    this.#held = undefined;
    if (state && this.#connection !== "closed") this.#takeState(state);
  }

  #takeState(state: MatchState): void {
    if (this.#awaited !== undefined && state.seat !== this.#awaited) return;
    this.#awaited = undefined;
    // Who sits down or gets up meanwhile is moved by the server.
    this.#seat = state.seat;
    this.#seen.set(state.seat, state.number);
    this.#number = state.number;
    this.#listener.state?.(state);
  }

  #refused(problem: Problem): void {
    this.#awaited = undefined; // perhaps it was the look that was refused
    this.#listener.refused?.(problem);
    if (problem.code !== "too-fast") return;
    // A frame that came too fast was not read at all: if it was a move, send it again later.
    const seconds = Number(problem.arguments?.["seconds"] ?? 1);
    setTimeout(() => this.#sendWaiting(), seconds * 1_000);
  }

  // — to the server

  #request(request: Request): Promise<Accepted> {
    const seat = this.#seat;
    const closed = this.#connection === "closed";
    if (closed) return Promise.reject(new Error("The connection is closed."));
    if (typeof seat !== "number") return Promise.reject(new Error("A spectator cannot play."));
    const answered = this.#outbox.keep(seat, request);
    if (this.#send(request) && this.#socket) this.#expectAnswer(this.#socket);
    return answered;
  }

  /** Everything without an answer, each for its seat; then look from the present seat again. */
  #sendWaiting(): void {
    let from = this.#seat;
    for (const { seat, request } of this.#outbox.waiting()) {
      if (seat !== from) this.#sendLook(seat);
      from = seat;
      this.#send(request);
    }
    if (from !== this.#seat && this.#seat !== undefined) this.look(this.#seat);
  }

  #sendLook(seat: number | null): void {
    this.#send({ type: "look", seat, seen: this.#seen.get(seat) ?? null });
  }

  #send(frame: ClientFrame): boolean {
    if (this.#connection !== "open" || this.#socket === undefined) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }
}
