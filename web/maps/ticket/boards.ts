/** For each board: how it is projected onto the map, and what its layout is made with. */

import { geoConicConformal, geoConicEqualArea, type GeoProjection } from "d3-geo";
import { readBoardFile, type BoardFile } from "./board_file.ts";
import type { ArrangeOptions } from "./arrange.ts";

export type Place = [x: number, y: number];

export interface BoardPlan {
  id: string;
  projection: () => GeoProjection;
  /** Where the outermost cities lie before anything is nudged: left, top, right, bottom. */
  box: readonly [number, number, number, number];
  bigCities: readonly string[];
  arrange: ArrangeOptions;
}

const BOARD_PLANS: readonly BoardPlan[] = [
  {
    id: "ticket-europe",
    projection: () => geoConicConformal().parallels([38, 56]).rotate([-13, 0]).center([0, 48]),
    box: [70, 75, 1525, 935],
    bigCities: ["angora", "athina", "berlin", "london", "madrid", "moskva", "paris", "roma", "wien"],
    arrange: { seed: 5, steps: 160_000, heat: 45, hold: 0.004, exitHold: 0.004 },
  },
  {
    id: "ticket-usa",
    projection: () => geoConicEqualArea().parallels([29.5, 45.5]).rotate([97.5, 0]).center([0, 38]),
    box: [95, 80, 1500, 915],
    bigCities: [
      "chicago",
      "dallas",
      "denver",
      "los_angeles",
      "miami",
      "new_york",
      "san_francisco",
      "seattle",
      "washington",
    ],
    arrange: { seed: 1, steps: 160_000, heat: 30, hold: 0.004, exitHold: 0.004 },
  },
  {
    id: "ticket-switzerland",
    projection: () => geoConicConformal().parallels([46, 47.5]).rotate([-8.2, 0]).center([0, 46.8]),
    box: [80, 75, 1520, 930],
    bigCities: ["basel", "bern", "chur", "geneve", "lausanne", "lugano", "luzern", "st_gallen", "zurich"],
    arrange: { seed: 5, steps: 160_000, heat: 60, hold: 0.004, exitHold: 0.0015 },
  },
];

export function boardPlan(id: string): BoardPlan {
  return BOARD_PLANS.find((candidate) => candidate.id === id) ?? usualPlan(readBoardFile(id));
}

/** A board without a plan of its own is projected about the middle of its cities. */
function usualPlan({ id, cities }: BoardFile): BoardPlan {
  const [west, east] = ends(cities.map((city) => city.lon));
  const [south, north] = ends(cities.map((city) => city.lat));
  const quarter = (north - south) / 4;
  return {
    id,
    projection: () =>
      geoConicConformal()
        .parallels([south + quarter, north - quarter])
        .rotate([-(west + east) / 2, 0])
        .center([0, (south + north) / 2]),
    box: [80, 75, 1520, 930],
    bigCities: [],
    arrange: { seed: 1, steps: 160_000, heat: 45, hold: 0.004, exitHold: 0.004 },
  };
}

function ends(values: number[]): [low: number, high: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The board's projection onto the map, fitted so that the cities fill the box. */
export function frameProjection(
  plan: BoardPlan,
  board: BoardFile = readBoardFile(plan.id),
): (lon: number, lat: number) => Place {
  const projection = plan.projection().scale(1000).translate([0, 0]);
  const project = (lon: number, lat: number): Place => {
    const place = projection([lon, lat]);
    if (!place) throw new Error(`The projection does not reach ${lon}, ${lat}.`);
    return [place[0], place[1]];
  };
  const places = board.cities.map((city) => project(city.lon, city.lat));
  const [left, top, right, bottom] = plan.box;
  const fitX = fitting(
    places.map((place) => place[0]),
    left,
    right,
  );
  const fitY = fitting(
    places.map((place) => place[1]),
    top,
    bottom,
  );
  return (lon, lat) => {
    const [x, y] = project(lon, lat);
    return [fitX(x), fitY(y)];
  };
}

function fitting(values: number[], low: number, high: number): (value: number) => number {
  const [smallest, largest] = ends(values);
  const scale = (high - low) / (largest - smallest);
  return (value) => low + (value - smallest) * scale;
}
