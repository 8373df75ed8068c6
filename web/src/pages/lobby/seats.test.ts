import { describe, expect, it } from "vitest";

import { hasOpenSeat, modeOf, seatsOfNumber, usualSeats, wishFor } from "./seats.ts";

const guest = (number: number) => `Player ${number}`;

describe("seats of a new table", () => {
  it("follow the way of playing", () => {
    expect(modeOf("?mode=pass")).toBe("pass");
    expect(modeOf("?mode=chess")).toBe("bots");
    expect(usualSeats("bots", [2, 5], guest).map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
    expect(usualSeats("friends", [2, 3], guest).map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
    expect(usualSeats("pass", [2, 5], guest)[1]).toEqual({ kind: "guest", name: "Player 2", bot: "" });
    expect(usualSeats("bots", [2, 2], guest)).toHaveLength(2);
  });

  it("keep who is there when their number changes", () => {
    const seats = usualSeats("friends", [2, 5], guest);
    expect(seatsOfNumber(seats, 2, "bot", guest)).toEqual(seats.slice(0, 2));
    expect(seatsOfNumber(seats, 4, "bot", guest)[3]?.kind).toBe("bot");
  });

  it("become wishes for the server", () => {
    expect(wishFor({ kind: "me", name: "x", bot: "" })).toEqual({ kind: "me" });
    expect(wishFor({ kind: "guest", name: " Ilse ", bot: "" })).toEqual({ kind: "me", name: "Ilse" });
    expect(wishFor({ kind: "bot", name: "", bot: "" })).toEqual({ kind: "bot" });
    expect(wishFor({ kind: "bot", name: "", bot: "random" })).toEqual({ kind: "bot", bot: "random" });
    expect(hasOpenSeat([{ kind: "open", name: "", bot: "" }])).toBe(true);
  });
});
