/** Special cards are called by the titles of their rules. */

/** The message with the title of a special card, by its number. */
export function specialCardTitle(card: unknown): string {
  return `rule-TRANS-CARD-${String(card)}-title`;
}
