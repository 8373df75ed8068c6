import { describe, expect, it } from "vitest";

import type { Prompt } from "../../api/messages.ts";
import { coachWords, sentence } from "./coaching.ts";

const KNOWN = ["coach-ticket-claim", "coach-ticket-draw", "coach-ticket-second-card-draw"];

function asked(kind: string, ...moves: string[]): Prompt {
  return { seat: 0, kind, message: "", arguments: {}, moves: moves.map((each) => ({ do: each })) } as Prompt;
}

describe("the coach", () => {
  const words = (prompt: Prompt) => coachWords(prompt, "ticket", (id) => KNOWN.includes(id));

  it("names each kind of move that is possible, once", () => {
    expect(words(asked("turn", "draw", "draw", "claim"))).toEqual([
      "coach-ticket-draw",
      "coach-ticket-claim",
    ]);
  });

  it("has other words at another question", () => {
    expect(words(asked("second-card", "draw"))).toEqual(["coach-ticket-second-card-draw"]);
  });

  it("says nothing of what it has no words for", () => {
    expect(words(asked("turn", "pass"))).toEqual([]);
  });

  it("begins like a sentence, whatever comes first", () => {
    expect(sentence(["pay", "take your cards back"], "en")).toBe("Pay · take your cards back");
    expect(sentence(["échangez"], "fr")).toBe("Échangez");
    expect(sentence([], "nl")).toBe("");
  });
});
