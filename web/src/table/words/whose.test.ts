import { expect, test } from "vitest";

import type { Seat, Table } from "../../api/messages.ts";
import { otherOwner, titled, type Shoulder } from "./whose.ts";

function lookedFrom(seat: number | null): Shoulder {
  const seats = [{ mine: true }, { mine: false }] as Seat[];
  return { seat, table: { seats } as Table, names: ["Ada", "Planner"] };
}

test("a hand that is not mine is called after whom it belongs to", () => {
  expect(otherOwner(lookedFrom(1))).toBe("Planner");
  expect(titled("table-hand", lookedFrom(1))).toBe("table-hand-of");
});

test("my own hand, and the place where a hand would lie, is called mine", () => {
  expect(otherOwner(lookedFrom(0))).toBeUndefined();
  expect(otherOwner(lookedFrom(null))).toBeUndefined();
  expect(titled("table-hand", lookedFrom(0))).toBe("table-hand");
});
