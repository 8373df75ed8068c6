import { describe, expect, it } from "vitest";

import { localeFor } from "./dates.ts";

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
