import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { texts } from "../../texts/texts.svelte.ts";
import { companyCode, companyName, wensleydaleBoard } from "./board.ts";
import { smallBoard } from "./small_board.ts";

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
  await texts.choose("en");
  await texts.also("wensleydale");
});
afterAll(() => vi.unstubAllGlobals());

test("companies of Nürnberg are called in the reader's language", () => {
  const shipped = wensleydaleBoard({ ...smallBoard(), id: "nurnberg" });
  expect(companyName(shipped, "red")).toBe("the red company");
  expect(companyCode(shipped, "red")).toBe("R");
});

test("an own board called like a shipped one keeps its own names", () => {
  const own = wensleydaleBoard({ ...smallBoard(), id: "nurnberg", isOwn: true });
  expect(companyName(own, "red")).toBe("Midland Railway");
  expect(companyCode(own, "red")).toBe("MR");
});

test("a name without capitals is shortened to the letter of its colour", () => {
  const own = wensleydaleBoard({ ...smallBoard(), companies: { red: "us", green: "them" }, isOwn: true });
  expect(companyCode(own, "green")).toBe("G");
});
