/** The cards of a match by their number, and whose they are. */

import type { ExceedCard, ExceedMatch } from '../protocol/types';

export interface OwnedCard {
  readonly card: ExceedCard;
  readonly seat: number;
}

export class DeckBook {
  private readonly byNumber = new Map<number, OwnedCard>();

  constructor(match: ExceedMatch) {
    for (const fighter of match.fighters) {
      for (const card of fighter.cards) this.byNumber.set(card.number, { card, seat: fighter.seat });
    }
  }

  /** The card of a number; undefined for a hidden one (-1). */
  find(number: number): ExceedCard | undefined {
    return this.byNumber.get(number)?.card;
  }

  ownerOf(number: number): number | undefined {
    return this.byNumber.get(number)?.seat;
  }
}

/** Equal cards of a pile, counted, in the order of their first copy. */
export function counted(cards: readonly number[]): { card: number; count: number }[] {
  const found = new Map<number, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
