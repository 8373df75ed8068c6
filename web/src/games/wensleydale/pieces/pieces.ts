/** Lets pieces travel: the cubes of a bid, tokens that are won, what trains carry. */

import { mount } from "svelte";

import { fly, type Picture } from "../../../table/flight.ts";
import SeatMark from "../../../theme/SeatMark.svelte";
import InfluenceToken from "./InfluenceToken.svelte";
import ItemSign from "./ItemSign.svelte";
import { journeysOf, type Piece } from "./journeys.ts";
import SeatCube from "./SeatCube.svelte";
import type { WensleydaleEvent, WensleydaleTable, WensleydaleView } from "../wire.ts";

const CUBE_FLIGHT = 360;
const BETWEEN = 45;
/** The last one starts soon enough that nothing is under way for longer than 900 ms. */
const MOST = 12;

const sent = new WeakSet<readonly WensleydaleEvent[]>();

/** Send what the last events moved, once; `before` is the table as it lay before them. */
export function sendPieces(table: WensleydaleTable, before: WensleydaleView | undefined): void {
  const view = table.view;
  const { fresh } = table;
  if (!view || fresh.length === 0 || sent.has(fresh)) return;
  sent.add(fresh);
  journeysOf(fresh, before, view)
    .slice(-MOST)
    .forEach(({ piece, from, to }, number) => {
      void fly({
        from: from.map(drawn),
        to: to.map(drawn),
        picture: pictureOf(piece),
        duration: CUBE_FLIGHT,
        delay: number * BETWEEN,
      });
    });
}

/** The auction and the trains are there twice, in the hand and at the side; one of both is shown. */
function drawn(spot: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)];
  return all.find((each) => each.getClientRects().length > 0);
}

function pictureOf(piece: Piece): Picture {
  switch (piece.kind) {
    case "cube":
      return (target) => mount(SeatCube, { target, props: { seat: piece.seat } });
    case "token":
      return (target) => mount(InfluenceToken, { target, props: { kind: piece.colour } });
    case "item":
      return (target) => mount(ItemSign, { target, props: { kind: piece.item, size: 24 } });
    case "owner":
      return (target) => mount(SeatMark, { target, props: { seat: piece.seat, size: 22, round: true } });
  }
}
