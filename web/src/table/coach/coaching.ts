/** What one can do now, and why one would: a few words for each kind of move that is asked for. */

import type { Prompt } from "../../api/messages.ts";

/** More would not be read. */
const MOST = 4;

/**
 * The ids of these words: those for a kind of move at this question, or at any; a kind without words says
 * nothing. No rule is known here: the prompt says what can be done.
 */
export function coachWords(prompt: Prompt, family: string, has: (id: string) => boolean): string[] {
  const kinds = new Set(prompt.moves.map(({ do: kind }) => kind));
  const words = [...kinds].flatMap((kind) => {
    const ids = [`coach-${family}-${prompt.kind}-${kind}`, `coach-${family}-${kind}`];
    return ids.find(has) ?? [];
  });
  return words.slice(0, MOST);
}

/** The words in one line that begins like a sentence, whichever of them comes first. */
export function sentence(words: readonly string[], language: string): string {
  const line = words.join(" · ");
  return line.charAt(0).toLocaleUpperCase(language) + line.slice(1);
}
