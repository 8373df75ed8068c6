import { expect, test } from "vitest";

import { LiveTable } from "./live.ts";
import type { MatchState } from "./messages.ts";

/** A connection that brings what the test lets come. */
class Line extends EventTarget {
  send(): void {
    // Nobody listens at the other end.
  }

  close(): void {
    // It was never open.
  }

  bring(...frames: object[]): void {
    for (const frame of frames) {
      this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
    }
  }
}

function state(number: number, after: number, seat: number | null = 0): object {
  const events = [{ number, message: `event-${number}`, seat: 1, arguments: {} }];
  return { type: "state", number, seat, events_after: after, events, view: {}, prompt: null };
}

function table() {
  const line = new Line();
  const heard: string[] = [];
  const live = new LiveTable(
    { table: "t", baseUrl: "http://any", open: () => line as unknown as WebSocket },
    {
      state: ({ number, events }: MatchState) =>
        heard.push(`${number}: ${events.map((event) => event.number).join(" ")}`),
      chat: () => heard.push("chat"),
    },
  );
  return { line, heard, live };
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test("of states that come in one go the last is told, with the events of all", async () => {
  const { line, heard } = table();
  line.bring(state(1, 0), state(2, 1), state(3, 2));
  expect(heard).toEqual([]);
  await aMoment();
  expect(heard).toEqual(["3: 1 2 3"]);
  line.bring(state(4, 3));
  await aMoment();
  expect(heard).toEqual(["3: 1 2 3", "4: 4"]);
});

test("nothing overtakes a state", async () => {
  const { line, heard } = table();
  line.bring(state(1, 0), { type: "chat", lines: [] }, state(2, 1));
  await aMoment();
  expect(heard).toEqual(["1: 1", "chat", "2: 2"]);
});

test("what another seat sees, or what does not follow, is told by itself", async () => {
  const { line, heard } = table();
  line.bring(state(1, 0), state(2, 1, 1), state(9, 5, 1));
  await aMoment();
  expect(heard).toEqual(["1: 1", "2: 2", "9: 9"]);
});

test("who has left the table is told nothing more", async () => {
  const { line, heard, live } = table();
  line.bring(state(1, 0));
  live.close();
  await aMoment();
  expect(heard).toEqual([]);
});
