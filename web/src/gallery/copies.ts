/** How many copies of a card there are, said once where it is the same for all. */

/** The number that all cards have; null if they differ. */
export function copiesOf(cards: readonly { readonly copies: number }[]): number | null {
  const first = cards[0]?.copies ?? null;
  return cards.every((card) => card.copies === first) ? first : null;
}
