/** What is chosen and looked at on one table; the map, the hand and the panel share it. */

import type { Move } from "../../api/messages.ts";
import type { Point } from "../../table/model.svelte.ts";
import { isTouch, oncePerSeat } from "../../table/selecting.ts";
import { textMode } from "../../table/text_mode/text_mode.svelte.ts";
import { ticketBoard } from "./board.ts";
import { inColour, paymentsFor, type Target } from "./hand/payments.ts";
import { aboutRoute } from "./route_words.ts";
import { withLetters } from "./tickets/letters.ts";
import { wishedClaim, wishedStation } from "./hand/wishes.ts";
import { tunnelAmong, type TunnelSight } from "./tunnel/tunnel.ts";
import type { CardKind, PayingMove, TicketMove, TicketTable } from "./wire.ts";

/** A way and its cities, drawn out on the map. */
export interface Light {
  path: readonly string[];
  cities: readonly string[];
  /** Whose way it is: the wagons of the others step back. */
  seat?: number;
}

interface Asked extends Target {
  at: Point | undefined;
  /** The state of the match in which it was chosen; later it is forgotten. */
  number: number;
}

/** Moves whose parts were chosen one by one before a button was pressed. */
const CHOSEN_BEFORE: ReadonlySet<TicketMove["do"]> = new Set(["keep", "pay-extra", "withdraw"]);
/** No ticket is called so. */
const AGAIN = " again";
const NO_LIGHT: Light = { path: [], cities: [] };

export class TicketSelection {
  #table: TicketTable;
  #colour = $state<CardKind | undefined>();
  #asked = $state.raw<Asked | undefined>();
  #station = $state<number | undefined>();
  /** Not watched: it is only remembered. */
  #letters: ReadonlyMap<string, string> = new Map();
  /** The colour being carried over the map. */
  carried = $state<CardKind | undefined>();
  /** Tickets ticked in an offer. */
  ticked = $state.raw<ReadonlySet<string>>(new Set());
  /** Lit while something is pointed at or focused. */
  pointed = $state.raw<Light | undefined>();
  /** Lit until something else is: a ticket pinned, or a step of the final count. */
  pinned = $state.raw<(Light & { id: string }) | undefined>();

  /** What a bot planned, lit while it tells it; the ends of the tickets it gave up are crossed out. */
  planned = $state.raw<(Light & { givenUp: readonly string[]; next: string | undefined }) | undefined>();

  /** The letters of the tickets in hand and on offer; each keeps its own. */
  letters = $derived.by(() => {
    const own = this.#table.view?.you;
    const tickets = [...(own?.tickets ?? []).map(({ id }) => id), ...(own?.offer ?? [])];
    this.#letters = withLetters(this.#letters, tickets);
    return this.#letters;
  });

  /** The tunnel whose cards are being turned up. */
  #digging = $state.raw<TunnelSight | undefined>();
  /** The last tunnel whose cards have all been seen. */
  #dug = $state(-1);
  /** How many steps of the final count have been shown. */
  counted = $state<number | undefined>();
  /** The count was seen to its end, or skipped. */
  isCounted = $state(false);

  constructor(table: TicketTable) {
    this.#table = table;
  }

  /** The colour chosen first, while there are cards of it. */
  get colour(): CardKind | undefined {
    const held = this.#table.view?.you?.cards ?? {};
    return this.#colour && held[this.#colour] ? this.#colour : undefined;
  }

  /** The tunnel whose cards are not all turned up yet: nothing shall tell how it ends. */
  get digging(): TunnelSight | undefined {
    if (this.#table.over || textMode.on) return undefined;
    const tunnel = this.#digging ?? tunnelAmong(this.#table.fresh);
    return tunnel && tunnel.number !== this.#dug ? tunnel : undefined;
  }

  /** The cards of a tunnel begin to turn. */
  dig(tunnel: TunnelSight): void {
    if (tunnel.number !== this.#dug) this.#digging = tunnel;
  }

  /** They have all been turned up, or nobody looks any more. */
  endDigging(): void {
    this.#dug = this.digging?.number ?? this.#dug;
    this.#digging = undefined;
  }

  /** A route or city that waits for its payment. */
  get asked(): Target | undefined {
    return this.#asked?.number === this.#table.number ? this.#asked : undefined;
  }

  get payments(): PayingMove[] {
    return this.asked ? paymentsFor(this.#table.prompt, this.asked) : [];
  }

  /** A city for a station is looked for. */
  get wantsStation(): boolean {
    return this.#station === this.#table.number && this.#table.prompt?.kind === "turn";
  }

  get light(): Light {
    return this.pointed ?? this.planned ?? this.pinned ?? NO_LIGHT;
  }

  chooseColour(colour: CardKind | undefined): void {
    this.#colour = colour === this.#colour ? undefined : colour;
    this.#asked = undefined;
    this.#table.settle();
  }

  seekStation(): void {
    this.#station = this.wantsStation ? undefined : this.#table.number;
    this.#asked = undefined;
    this.#table.settle();
  }

  /** Nothing is chosen any more. */
  forget(): void {
    this.#colour = undefined;
    this.#asked = undefined;
    this.#station = undefined;
    this.#table.settle();
  }

  tick(ticket: string): void {
    const changed = new Set(this.ticked);
    if (!changed.delete(ticket)) changed.add(ticket);
    this.ticked = changed;
  }

  pin(id: string, light: Light): void {
    this.pinned = this.pinned?.id === id ? undefined : { ...light, id };
  }

  /** Light what happened before, or no longer; a ticket that is pinned stays so. */
  showAgain(light: Light | undefined): void {
    if (light) this.pinned = { ...light, id: AGAIN };
    else if (this.pinned?.id === AGAIN) this.pinned = undefined;
  }

  /** A route was clicked, or a colour dropped on it. */
  async claim(route: string, at: Point | undefined, dropped?: CardKind): Promise<void> {
    const colour = dropped ?? this.colour;
    const payments = paymentsFor(this.#table.prompt, { kind: "route", id: route });
    await this.#pay({ kind: "route", id: route }, payments, colour, at, () => {
      const wanted = this.#table.board && ticketBoard(this.#table.board).routes.get(route);
      return wanted && wishedClaim(wanted, colour);
    });
  }

  /** A city was clicked. A station is no accident: unless one is looked for, it is asked first. */
  async build(city: string, at: Point | undefined): Promise<void> {
    const target: Target = { kind: "city", id: city };
    const payments = paymentsFor(this.#table.prompt, target);
    if (!this.wantsStation) {
      if (payments.length > 0) this.#ask(target, at);
      return;
    }
    await this.#pay(target, payments, this.colour, at, () => {
      const cost = this.#table.view?.you?.station_cost ?? 1;
      return wishedStation(city, cost, this.colour);
    });
  }

  /** Play a move found for what was asked. */
  async play(move: TicketMove, at?: Point): Promise<void> {
    const where = at ?? this.#asked?.at;
    const isDeliberate = this.asked !== undefined || CHOSEN_BEFORE.has(move.do);
    if (await this.#table.play(move, where, { isDeliberate })) {
      this.#asked = undefined;
      this.#station = undefined;
      this.#colour = undefined;
      this.ticked = new Set();
    }
  }

  /** One payment is made at once, several are asked about; with none the server says why. */
  async #pay(
    target: Target,
    payments: readonly PayingMove[],
    colour: CardKind | undefined,
    at: Point | undefined,
    wish: () => PayingMove | undefined,
  ): Promise<void> {
    if (this.#table.busy || this.#table.isReplay || this.#table.seat === null) return;
    const fitting = colour ? inColour(payments, colour) : payments;
    const [sparing] = fitting;
    const isSecondClick = this.asked?.id === target.id;
    if (!sparing) {
      const move = wish();
      const pattern: Move = { do: move?.do ?? "", [target.kind]: target.id };
      if (move) await this.#table.play(move, at, { pattern, about: this.#about(target) });
    } else if (isSecondClick || (!isTouch() && (colour !== undefined || fitting.length === 1))) {
      await this.play(sparing, at);
    } else {
      this.#ask(target, at);
    }
  }

  #about({ kind, id }: Target): string {
    const board = this.#table.board && ticketBoard(this.#table.board);
    return board && kind === "route" ? aboutRoute(board, id) : "";
  }

  #ask(target: Target, at: Point | undefined): void {
    this.#table.settle();
    this.#asked = { ...target, at, number: this.#table.number };
  }
}

/** The selection at a table; the same for all its parts, but never for the next seat at this device. */
export const selectionOf = oncePerSeat((table: TicketTable) => new TicketSelection(table));
