/** Draws the picture that the address asks for, with the components of the real maps. */

import { mount, type Component } from "svelte";

import type { Board } from "../../src/api/messages.ts";
import "../../src/theme/theme.css";
import { collect } from "./collect.ts";
import { PICTURES } from "./pictures.ts";

type Picture = Component<{ board: Board; part: readonly number[]; named: boolean }>;

const DRAWINGS: Record<string, (() => Promise<{ default: unknown }>) | undefined> = {
  ticket: () => import("./TicketPicture.svelte"),
  trans: () => import("./TransPicture.svelte"),
  wensleydale: () => import("./WensleydalePicture.svelte"),
};

const wish = PICTURES.find(({ name }) => name === location.hash.slice(1));
if (wish) {
  const board = (await (await fetch(`/api/games/${wish.game}/board`)).json()) as Board;
  const draw = DRAWINGS[board.family];
  if (!draw) throw new Error(`Boards of the family "${board.family}" are not drawn.`);
  const { default: Drawing } = await draw();
  const target = document.createElement("div");
  const [, , width, height] = wish.part;
  // As large as the part itself, so that a unit of the map is a pixel.
  Object.assign(target.style, {
    position: "absolute",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
  });
  target.dataset["zoom"] = "near";
  document.body.replaceChildren(target);
  mount(Drawing as Picture, { target, props: { board, part: wish.part, named: wish.named } });
  Object.assign(window, { collect: () => collect(target, wish.named) });
}
