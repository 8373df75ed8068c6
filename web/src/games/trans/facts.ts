/** What is read aloud of a view: cities, rails and networks. */

import { label, type FactReading } from "../../table/text_mode/facts.ts";
import { say } from "../../texts/texts.svelte.ts";
import type { TransWire } from "./wire.ts";

export const facts: FactReading<TransWire> = {
  table: ["round", "card", "budget", "rails_left"],
  seat: ["points", "marker", "colours", "revealed"],
  mine: ["missing", "chosen"],
  fields: { marker: "crossing", crossings: "crossing", colours: "colour", revealed: "city" },
  myTables: ({ you }, reader) => [
    {
      title: "fact-my-cities",
      head: [label("city"), label("state")],
      rows: (you?.cities ?? []).map(({ id, joined }) => [
        reader.said("city", id),
        say(joined ? "fact-joined" : "fact-not-joined"),
      ]),
    },
  ],
  boardTables: ({ networks }, reader) => [
    {
      title: "fact-networks",
      head: [label("player"), label("crossings")],
      rows: networks.map(({ seats, crossings }) => [
        seats.map((seat) => reader.name(seat)).join(", "),
        reader.value("crossings", crossings),
      ]),
    },
  ],
};
