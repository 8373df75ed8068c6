/** What is read aloud of a view: orders, the auction, influence, and what lies in the areas. */

import { label, type FactReader, type FactReading, type FactTable } from "../../table/text_mode/facts.ts";
import type { WensleydaleView, WensleydaleWire } from "./wire.ts";

export const facts: FactReading<WensleydaleWire> = {
  table: ["turn", "turns", "general_order", "build_order", "train_order", "line", "due"],
  seat: ["points", "would_be", "hand", "tracks_left", "plain", "hill", "red", "green"],
  mine: [],
  seats: ["general_order", "build_order", "train_order"],
  fields: { line: "area" },
  lists: { tokens: "tokens" },
  boardTables: (view, reader) => [boxes(view, reader), tracks(view, reader), areas(view, reader)],
};

function boxes(view: WensleydaleView, reader: FactReader): FactTable {
  const rows = view.boxes.map(({ printed, tokens, bid }, number) => {
    const parts = [printed, tokens].filter((part) => part.length > 0);
    const points = parts.map((part) => reader.value("tokens", part)).join(" + ");
    return [`${number + 1}`, points || "–", bid ? `${reader.name(bid[0])}: ${bid[1]}` : "–"];
  });
  return { title: "fact-boxes", head: [label("box"), label("tokens"), label("bid")], rows };
}

function tracks(view: WensleydaleView, reader: FactReader): FactTable {
  const rows = Object.entries(view.tracks).map(([scale, places]) => [
    scale === "profit" ? label("profit") : reader.value("tokens", [scale]),
    places.map(([seat, points]) => `${reader.name(seat)}: ${points}`).join(", "),
  ]);
  return { title: "fact-tracks", head: undefined, rows };
}

function areas(view: WensleydaleView, reader: FactReader): FactTable {
  const rows = Object.entries(view.areas).map(([area, lying]) => [
    reader.said("area", area),
    Object.entries(lying)
      .map(([what, number]) => `${label(what)}: ${number}`)
      .join(", "),
  ]);
  return { title: "fact-areas", head: undefined, rows };
}
