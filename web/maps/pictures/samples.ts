/** What the pictures of the boards show: a part of each map, and a few journeys on it. */

import type { Journeys } from "./journeys.ts";
import type { Part } from "./part.ts";

export interface Sample {
  /** The part of the map on a card. */
  part: Part;
  journeys: Journeys;
  /** City to seat. */
  stations?: Readonly<Record<string, number>>;
}

export const SAMPLES: Readonly<Record<string, Sample>> = {
  "ticket-europe": {
    part: [330, 330, 760, 480],
    journeys: [
      [2, "london", "danzig"],
      [0, "brest", "budapest"],
      [3, "warszawa", "moskva"],
      [1, "madrid", "roma"],
      [3, "kharkov", "rostov"],
      [0, "budapest", "kyiv"],
      [4, "sofia", "angora"],
    ],
    stations: { berlin: 1, venezia: 2 },
  },
  "ticket-usa": {
    part: [560, 250, 760, 480],
    journeys: [
      [0, "chicago", "new_orleans"],
      [1, "new_york", "miami"],
      [2, "duluth", "denver"],
      [3, "montreal", "toronto"],
      [2, "dallas", "el_paso"],
      [4, "seattle", "salt_lake_city"],
    ],
  },
  "ticket-switzerland": {
    part: [420, 180, 760, 480],
    journeys: [
      [0, "geneve", "zurich"],
      [1, "basel", "lugano"],
      [2, "st_gallen", "brusio"],
    ],
  },
  "trans-amerika": {
    part: [560, 150, 760, 560],
    journeys: [
      [0, "omaha", "chicago"],
      [1, "winston", "cincinnati"],
      [2, "dallas", "kansas_city"],
      [1, "winston", "memphis"],
      [0, "chicago", "duluth"],
    ],
  },
  "trans-europa": {
    part: [520, 240, 760, 560],
    journeys: [
      [0, "paris", "berlin"],
      [1, "budapest", "florence"],
      [2, "vilnius", "malmo"],
      [0, "berlin", "vienna"],
    ],
  },
  wensleydale: {
    part: [420, 200, 760, 560],
    journeys: [
      [0, "hawes", "aysgarth"],
      [1, "richmond", "leyburn"],
      [2, "kettlewell", "lofthouse"],
    ],
  },
  nurnberg: {
    part: [420, 330, 760, 560],
    journeys: [
      [0, "fuerth", "stein"],
      [1, "lauf", "heroldsberg"],
      [2, "schwabach", "wendelstein"],
    ],
  },
};

export function sampleJourneys(board: string): Journeys {
  return SAMPLES[board]?.journeys ?? [];
}

export function sampleStations(board: string): Readonly<Record<string, number>> {
  return SAMPLES[board]?.stations ?? {};
}
