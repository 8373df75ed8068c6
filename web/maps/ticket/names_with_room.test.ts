import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TicketLayout } from "../../src/games/ticket/map/layout.ts";
import { namesWithRoom, type NameOnMap } from "../../src/games/ticket/map/names_with_room.ts";
import { spotsOfSpaces } from "../../src/games/ticket/map/place_names.ts";
import { readingFactor } from "../../src/map/viewport.ts";
import { readBoardFile } from "./board_file.ts";
import { boardsWithLayout, layoutFile } from "./make_layout.ts";

/** The scale of a whole map beside the hand and the panel of a table, in a window of 1280 × 720. */
const LAPTOP = 0.516;
const PHONE = 0.24;

function drawn(id: string): { names: NameOnMap[]; layout: TicketLayout } {
  const layout = JSON.parse(readFileSync(layoutFile(id), "utf8")) as TicketLayout;
  const names = readBoardFile(id).cities.flatMap((city): NameOnMap[] => {
    const [place, label] = [layout.cities[city.id], layout.labels[city.id]];
    if (!place || !label) return [];
    return [{ id: city.id, name: city.name, label, place: [place.x, place.y], matters: place.big ?? false }];
  });
  return { names, layout };
}

test.each(boardsWithLayout())("%s shows nearly all names on a laptop", (id) => {
  const { names, layout } = drawn(id);
  const shown = namesWithRoom(names, spotsOfSpaces(layout), readingFactor(LAPTOP));
  const missing = names.filter((each) => !shown.has(each.id)).map(({ name }) => name);
  expect(missing.length, missing.join(", ")).toBeLessThanOrEqual(3);
});

test.each(["ticket-europe", "ticket-usa"])("%s shows what matters on a phone, and what has room", (id) => {
  const { names, layout } = drawn(id);
  const shown = namesWithRoom(names, spotsOfSpaces(layout), readingFactor(PHONE));
  expect(names.filter((each) => each.matters && !shown.has(each.id))).toEqual([]);
});

test("a name of a ticket's city is shown whatever lies around it", () => {
  const { names, layout } = drawn("ticket-europe");
  const crowded = names.map((each) => ({ ...each, matters: each.matters || each.id === "frankfurt" }));
  expect([...namesWithRoom(crowded, spotsOfSpaces(layout), 4).keys()]).toContain("frankfurt");
  expect([...namesWithRoom(names, spotsOfSpaces(layout), 4).keys()]).not.toContain("frankfurt");
});
