import { expect, it } from "vitest";

import type { SeenEvent } from "../api/frames.ts";
import { soundOf } from "./sounds.ts";

const events = (...messages: string[]): SeenEvent[] =>
  messages.map((message, number) => ({ number, message, arguments: {} }) as unknown as SeenEvent);

it("hears the most important of what happened", () => {
  expect(soundOf(events("event-ticket-draw-blind-own"))).toBe("card");
  expect(soundOf(events("event-ticket-draw", "event-trans-lay"))).toBe("rail");
  expect(soundOf(events("event-wensleydale-track", "event-wensleydale-over"))).toBe("end");
});

it("is silent where nothing was laid, drawn or ended", () => {
  expect(soundOf([])).toBeUndefined();
  expect(soundOf(events("event-ticket-chosen", "event-undone"))).toBeUndefined();
});
