/** Arguments of messages and fields of moves as people read them. */

import { say } from "../../texts/texts.svelte.ts";
import { crossingName, lineName, placesOf, type TransPlaces } from "./board.ts";
import { specialCardTitle } from "./special_cards.ts";
import type { BoardFile } from "./wire.ts";

/** One argument as words or a number. */
export function argumentWords(board: BoardFile, name: string, value: unknown): string | number {
  const places = placesOf(board);
  if (name === "colour") return say(`colour-${String(value)}`);
  if (name === "city") return cityText(places, String(value));
  if (name === "cities" && Array.isArray(value)) {
    return value.map((city) => cityText(places, String(city))).join(", ");
  }
  if (name === "crossing") return crossingName(places, String(value));
  if (name === "line") return lineName(places, String(value));
  if (name === "title") return say(specialCardTitle(value));
  return typeof value === "number" ? value : String(value);
}

/** A city with its colour: "London (turquoise)". */
export function cityText({ cities }: TransPlaces, id: string): string {
  const city = cities.get(id);
  return city ? `${city.name} (${say(`colour-${city.colour}`)})` : id;
}
