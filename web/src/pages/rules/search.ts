/** Searching the rule book: words in any order, whatever their case and accents. */

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** Letters as they are compared: "Nürnberg’s" and "nurnberg's" are the same. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether all words stand somewhere in these texts. */
export function isFound(words: readonly string[], texts: readonly string[]): boolean {
  const all = plain(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

/** A text in pieces, so that what was searched for can be marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const found = letters.map(() => false);
  // Every letter of the plain text, and which letter of the text it comes from.
  const origins = letters.flatMap((letter, index) => [...plain(letter)].map(() => index));
  const compared = letters.map(plain).join("");
  for (const word of words) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + word.length)) {
      for (const origin of origins.slice(at, at + word.length)) found[origin] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isFound === found[index]) last.text += letter;
    else pieces.push({ text: letter, isFound: found[index] ?? false });
  });
  return pieces;
}
