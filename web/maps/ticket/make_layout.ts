/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index comes from a loop over the same list */
/** Makes the layout of a board: node maps/run.mjs maps/ticket/make_layout.ts ticket-usa */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DOUBLE_OFFSET, type TicketLayout } from "../../src/games/ticket/map/layout.ts";
import { placeNames, type NamedCity } from "../../src/games/ticket/map/place_names.ts";
import { trimRows } from "../../src/games/ticket/map/trim.ts";
import { arrange } from "./arrange.ts";
import { Arrangement, BIG_CITY_SIZE, CITY_SIZE } from "./arrangement.ts";
import { boardsOf } from "../board_files.ts";
import { readBoardFile } from "./board_file.ts";
import { boardPlan, frameProjection, type BoardPlan, type Place } from "./boards.ts";
import { checkLayout, type LayoutFaults } from "./check.ts";
import { networkOf, type Network } from "./network.ts";

const SINGLE_INSET = 16;
const DOUBLE_INSET = 18.5;

export function main([id, seed]: string[]): void {
  if (!id) throw new Error("Which board? For example: ticket-usa");
  const plan = boardPlan(id);
  const { layout, cost, faults } = makeLayout(plan, seed ? Number(seed) : plan.arrange.seed);
  if (!seed) writeFileSync(layoutFile(id), layoutText(layout));
  console.log(id, "seed", seed ?? plan.arrange.seed, "cost", cost.toFixed(0), summary(faults));
}

export function layoutFile(id: string): string {
  return fileURLToPath(
    new URL(`../../../src/stellwerk/games/ticket/pictures/layouts/${id}.json`, import.meta.url),
  );
}

/** Boards for which a layout was made; the others are laid out plainly. */
export function boardsWithLayout(): string[] {
  return boardsOf("ticket").filter((id) => existsSync(layoutFile(id)));
}

function makeLayout(
  plan: BoardPlan,
  seed: number,
): { layout: TicketLayout; cost: number; faults: LayoutFaults } {
  const board = readBoardFile(plan.id);
  const network = networkOf(board, plan.bigCities);
  const project = frameProjection(plan, board);
  const start = startOf(plan.id);
  const anchors = board.cities.map((city) => start?.[city.id] ?? project(city.lon, city.lat));
  const arrangement = new Arrangement(network, anchors);
  const cost = arrange(arrangement, { ...plan.arrange, seed });
  const layout = layoutOf(arrangement);
  trimRows(layout);
  layout.labels = rounded(placeNames(layout, namedCities(network)));
  const names = new Map(board.cities.map((city) => [city.id, city.name]));
  return { layout, cost, faults: checkLayout(layout, (city) => names.get(city) ?? city) };
}

/** Hand-set places where a board has them; else the coordinates are the start. */
function startOf(id: string): Record<string, Place> | undefined {
  const file = fileURLToPath(new URL(`./start/${id}.json`, import.meta.url));
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Place>;
}

function layoutOf(arrangement: Arrangement): TicketLayout {
  const { network } = arrangement;
  const layout: TicketLayout = { size: [1600, 1000], cities: {}, routes: {}, labels: {} };
  network.ids.forEach((id, city) => {
    const place = { x: tenth(arrangement.x[city]!), y: tenth(arrangement.y[city]!) };
    layout.cities[id] = network.isBig[city] ? { ...place, big: true } : place;
  });
  network.ways.forEach((way, index) => {
    const double = way.tracks.length > 1;
    way.tracks.forEach((track, side) => {
      const inset = double ? DOUBLE_INSET : SINGLE_INSET;
      layout.routes[track] = {
        a: network.ids[way.from]!,
        b: network.ids[way.to]!,
        c1: tenths(arrangement.control(index, 1)),
        c2: tenths(arrangement.control(index, 2)),
        offset: double ? (side === 0 ? -DOUBLE_OFFSET : DOUBLE_OFFSET) : 0,
        inset: [inset, inset],
        length: way.spaces,
      };
    });
  });
  return layout;
}

/** Border exits show a plate instead of a name. */
function namedCities({ ids, names, isExit, isBig }: Network): NamedCity[] {
  return ids
    .map((id, index) => ({ id, name: names[index]!, size: isBig[index] ? BIG_CITY_SIZE : CITY_SIZE, index }))
    .filter(({ index }) => !isExit[index]);
}

function rounded(labels: TicketLayout["labels"]): TicketLayout["labels"] {
  return Object.fromEntries(
    Object.entries(labels).map(([city, { x, y, size }]) => [city, { x: tenth(x), y: tenth(y), size }]),
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function tenths([x, y]: readonly [number, number]): [number, number] {
  return [tenth(x), tenth(y)];
}

/** One line per city, route and label, so that changes can be read. */
function layoutText(layout: TicketLayout): string {
  const section = (things: Record<string, unknown>): string =>
    Object.entries(things)
      .map(([id, thing]) => `    ${JSON.stringify(id)}: ${JSON.stringify(thing)}`)
      .join(",\n");
  const { size, cities, routes, labels } = layout;
  return `{
  "size": ${JSON.stringify(size)},
  "cities": {\n${section(cities)}\n  },
  "routes": {\n${section(routes)}\n  },
  "labels": {\n${section(labels)}\n  }\n}\n`;
}

function summary(faults: LayoutFaults): string {
  return Object.entries(faults)
    .map(([name, value]) =>
      typeof value === "number"
        ? `${name} ${value.toFixed(1)}`
        : `${name} ${value.length} ${value.join("; ")}`,
    )
    .join("\n  ");
}
