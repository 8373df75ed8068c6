/** What is chosen and looked at on one table; the map, the hand and the panel share it. */

import type { Move } from "../../api/frames.ts";
import type { Point, TableModel } from "../../table/model.svelte.ts";
import { isTouch, oncePerSeat } from "../../table/selecting.ts";
import type { CardKind } from "../../theme/cards.ts";
import { ticketBoard } from "./board.ts";
import { inColour, paymentsFor, type Target } from "./hand/payments.ts";
import { ticketView } from "./view.ts";
import { wishedClaim, wishedStation } from "./hand/wishes.ts";

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

const NO_LIGHT: Light = { path: [], cities: [] };

export class TicketSelection {
  #table: TableModel;
  #colour = $state<CardKind | undefined>();
  #asked = $state.raw<Asked | undefined>();
  #station = $state<number | undefined>();
  /** The colour being carried over the map. */
  carried = $state<CardKind | undefined>();
  /** Tickets ticked in an offer. */
  ticked = $state.raw<ReadonlySet<string>>(new Set());
  /** Lit while something is pointed at or focused. */
  pointed = $state.raw<Light | undefined>();
  /** Lit until something else is: a ticket pinned, or a step of the final count. */
  pinned = $state.raw<(Light & { id: string }) | undefined>();

  /** The cards of my tunnel are being turned up. */
  isRevealing = $state(false);
  /** How many steps of the final count have been shown. */
  counted = $state<number | undefined>();
  /** The count was seen to its end, or skipped. */
  isCounted = $state(false);

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** The colour chosen first, while there are cards of it. */
  get colour(): CardKind | undefined {
    const held = ticketView(this.#table.view)?.you?.cards ?? {};
    return this.#colour && held[this.#colour] ? this.#colour : undefined;
  }

  /** A route or city that waits for its payment. */
  get asked(): Target | undefined {
    return this.#asked?.number === this.#table.number ? this.#asked : undefined;
  }

  get payments(): Move[] {
    return this.asked ? paymentsFor(this.#table.prompt, this.asked) : [];
  }

  /** A city for a station is looked for. */
  get wantsStation(): boolean {
    return this.#station === this.#table.number && this.#table.prompt?.kind === "turn";
  }

  get light(): Light {
    return this.pointed ?? this.pinned ?? NO_LIGHT;
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

  /** A route was clicked, or a colour dropped on it. */
  async claim(route: string, at: Point | undefined, dropped?: CardKind): Promise<void> {
    const colour = dropped ?? this.colour;
    const payments = paymentsFor(this.#table.prompt, { kind: "route", id: route });
    await this.#pay({ kind: "route", id: route }, payments, colour, at, () => {
      const board = this.#table.board && ticketBoard(this.#table.board);
      const wanted = board?.routes.get(route);
      return board && wanted && wishedClaim(board, wanted, this.#hand(), colour);
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
      const view = ticketView(this.#table.view);
      const seat = this.#table.seat;
      const built = seat === null ? 0 : (view?.seats[seat]?.stations.length ?? 0);
      return wishedStation(city, built + 1, this.#hand(), this.colour);
    });
  }

  /** Play a move found for what was asked. */
  async play(move: Move, at?: Point): Promise<void> {
    const where = at ?? this.#asked?.at;
    if (await this.#table.play(move, where)) {
      this.#asked = undefined;
      this.#station = undefined;
      this.#colour = undefined;
      this.ticked = new Set();
    }
  }

  /** One payment is made at once, several are asked about; with none the server says why. */
  async #pay(
    target: Target,
    payments: readonly Move[],
    colour: CardKind | undefined,
    at: Point | undefined,
    wish: () => Move | undefined,
  ): Promise<void> {
    if (this.#table.busy || this.#table.isReplay || this.#table.seat === null) return;
    const fitting = colour ? inColour(payments, colour) : payments;
    const [sparing] = fitting;
    const isSecondClick = this.asked?.id === target.id;
    if (!sparing) {
      const move = wish();
      if (move) await this.#table.play(move, at, { do: move["do"], [target.kind]: target.id });
    } else if (isSecondClick || (!isTouch() && (colour !== undefined || fitting.length === 1))) {
      await this.play(sparing, at);
    } else {
      this.#ask(target, at);
    }
  }

  #ask(target: Target, at: Point | undefined): void {
    this.#table.settle();
    this.#asked = { ...target, at, number: this.#table.number };
  }

  #hand() {
    return ticketView(this.#table.view)?.you?.cards ?? {};
  }
}

/** The selection at a table; the same for all its parts, but never for the next seat at this device. */
export const selectionOf = oncePerSeat((table) => new TicketSelection(table));
