/** Where city names stand on a Trans map: off other names, cities, start pins, peaks and ripples. */

import type { CityLabel } from "../../src/games/trans/map/ground.ts";
import type { Point } from "../../src/map/curve.ts";
import { netOf, type Net } from "../../src/games/trans/map/net.ts";
import type { City, MapBoard } from "../../src/games/trans/wire.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Choice {
  readonly label: CityLabel;
  readonly box: Box;
  /** What the place costs by itself: obstacles, and its distance from the best side. */
  readonly cost: number;
}

/** Letters of Alegreya Bold at 23 px, on the average. */
const LETTER = 11;
const ASCENT = 17;
const DESCENT = 6;
const CITY = 18;
const ROUNDS = 30;
const OVERLAP = 400;

const SIDES: readonly (readonly [dx: number, dy: number, anchor: CityLabel["anchor"], dislike: number])[] = [
  [0, -25, "middle", 0],
  [0, 39, "middle", 4],
  [24, 22, "start", 14],
  [24, -13, "start", 22],
  [-24, 22, "end", 16],
  [-24, -13, "end", 22],
  [26, 7, "start", 26],
  [-26, 7, "end", 28],
  [14, 40, "start", 18],
  [-14, 40, "end", 18],
  [14, -26, "start", 20],
  [-14, -26, "end", 18],
];

export function placeLabels(board: MapBoard): Record<string, CityLabel> {
  const net = netOf(board);
  const obstacles = obstaclesOf(net);
  const choices = new Map(board.cities.map((city) => [city.id, choicesOf(city, net, obstacles)]));
  const chosen = new Map([...choices].map(([id, all]) => [id, cheapest(all, [])]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [id, all] of choices) {
      const others = [...chosen].filter(([other]) => other !== id).map(([, choice]) => choice.box);
      chosen.set(id, cheapest(all, others));
    }
  }
  return Object.fromEntries([...chosen].map(([id, { label }]) => [id, label]));
}

function choicesOf(city: City, net: Net, obstacles: readonly (readonly [Box, number])[]): Choice[] {
  const [x, y] = net.crossings.get(city.at) ?? [0, 0];
  return SIDES.map(([dx, dy, anchor, dislike]) => {
    const label = { x: Math.round(x + dx), y: Math.round(y + dy), anchor };
    const box = boxOf(label, city.name);
    const struck = obstacles.reduce((sum, [obstacle, weight]) => sum + weight * overlap(box, obstacle), 0);
    return { label, box, cost: dislike + struck + outside(box, net) };
  });
}

function cheapest(choices: readonly Choice[], others: readonly Box[]): Choice {
  const price = ({ box, cost }: Choice): number =>
    cost + OVERLAP * others.reduce((sum, other) => sum + Math.sign(overlap(box, other)), 0);
  return choices.reduce((best, choice) => (price(choice) < price(best) ? choice : best));
}

function obstaclesOf(net: Net): (readonly [Box, number])[] {
  const around = ([x, y]: Point, half: number): Box => ({
    left: x - half,
    top: y - half,
    right: x + half,
    bottom: y + half,
  });
  const cities = [...net.cityAt.keys()].map((crossing) =>
    around(net.crossings.get(crossing) ?? [0, 0], CITY),
  );
  const pins = [...net.cityAt.keys()].map((crossing) => {
    const [x, y] = net.crossings.get(crossing) ?? [0, 0];
    return around([x + 17, y - 26], 14);
  });
  const marked = [...net.lines.values()].filter(({ terrain }) => terrain !== "plain");
  const weight = { plain: 0, water: 0.035, mountain: 0.035, ferry: 0.4, tunnel: 0.4 };
  return [
    ...cities.map((box) => [box, 1.2] as const),
    ...pins.map((box) => [box, 0.02] as const),
    ...marked.map((line) => [around(line.middle, 14), weight[line.terrain]] as const),
    ...[...net.crossings.values()].map((point) => [around(point, 5), 0.05] as const),
  ];
}

function boxOf({ x, y, anchor }: CityLabel, name: string): Box {
  const width = name.length * LETTER;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - ASCENT, right: left + width, bottom: y + DESCENT };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function outside(box: Box, { size }: Net): number {
  const over =
    Math.max(0, 12 - box.left) + Math.max(0, box.right - size.width + 12) + Math.max(0, 12 - box.top);
  return over * 10;
}
