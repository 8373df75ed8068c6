import { describe, expect, it } from "vitest";

import { hourCycleFor, hourOfDay, localeFor } from "./dates.ts";

describe("the reader's locale", () => {
  it("is the browser's own kind of the language that is read", () => {
    expect(localeFor("en", ["fr-CH", "en-GB", "en"])).toBe("en-GB");
    expect(localeFor("de", ["de-AT"])).toBe("de-AT");
  });

  it("is the language itself where the browser does not know it", () => {
    expect(localeFor("nl", ["en-US"])).toBe("nl");
    expect(localeFor("de", ["den"])).toBe("de");
  });
});

describe("the hours of a day", () => {
  it("are counted as where the reader is at home, whatever language is read", () => {
    expect(hourCycleFor("en", ["en-US"])).toBe("h12");
    expect(hourCycleFor("en", ["en-GB"])).toBe("h23");
    expect(hourCycleFor("en", ["de-DE", "en-US"])).toBe("h23");
    expect(hourCycleFor("de", ["en-US", "de"])).toBe("h12");
    expect(hourCycleFor("en", [])).toBe("h12");
  });

  it("are said so, to the end of the day", () => {
    const said = (hour: number, wish: string) => hourOfDay(hour, [wish]).replace(/\s/u, " ");
    expect(said(20, "en-US")).toBe("8:00 PM");
    expect(said(24, "en-US")).toBe("12:00 AM");
    expect(said(20, "en-GB")).toBe("20:00");
    expect(said(0, "en-GB")).toBe("00:00");
    expect(said(24, "de-DE")).toBe("24:00");
  });
});
