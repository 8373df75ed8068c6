/** Special cards are called by the titles of their rules, and their rules say what they do. */

/** The message with the title of a special card, by its number. */
export function specialCardTitle(card: unknown): string {
  return `${specialCardRule(card)}-title`;
}

/** The message that says what a special card does. */
export function specialCardRule(card: unknown): string {
  return `rule-TRANS-CARD-${String(card)}`;
}
