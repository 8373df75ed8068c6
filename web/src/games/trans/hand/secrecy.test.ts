import { expect, test } from "vitest";

import { secretText } from "./secrecy.ts";

test("a spectator is told how many of the cities in the hands lie open", () => {
  const hidden = { colours: ["pink" as const, "brown" as const], revealed: [] };
  const half = { ...hidden, revealed: ["paris"] };
  const shown = { ...hidden, revealed: ["paris", "london"] };
  expect(secretText([])).toBe("web-trans-secret");
  expect(secretText([hidden, hidden])).toBe("web-trans-secret");
  expect(secretText([shown, half])).toBe("web-trans-secret-some");
  expect(secretText([hidden, shown])).toBe("web-trans-secret-some");
  expect(secretText([shown, shown])).toBe("web-trans-all-open");
});
