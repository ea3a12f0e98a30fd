import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { ExceedMatch, ExceedPicture } from '../protocol/types';
import { counted, DeckBook } from './deckbook';
import { fighterOf, playerOf } from './sides';
import { whereabouts } from './whereabouts';

const match = action.match as unknown as ExceedMatch;
const picture = action.picture as unknown as ExceedPicture;

describe('where the cards of a player are', () => {
  it.each([0, 1])('accounts for every copy of the deck of seat %i', (seat) => {
    const rows = whereabouts(fighterOf(match, seat), playerOf(picture, seat), null);
    for (const row of rows) {
      const placed = row.places.reduce((sum, place) => sum + place.count, 0);
      expect([row.card.name, placed + row.unseen]).toEqual([row.card.name, row.card.copies]);
    }
  });

  it('knows the attack of a strike', () => {
    const player = playerOf(picture, 1);
    const [first] = fighterOf(match, 1).cards;
    const rows = whereabouts(fighterOf(match, 1), player, first?.number ?? -1);
    expect(rows[0]?.places).toContainEqual({ zone: 'strike', count: 1 });
  });
});

describe('the cards of a match', () => {
  const book = new DeckBook(match);

  it('are found by number, with their owner', () => {
    for (const fighter of match.fighters) {
      for (const card of fighter.cards) {
        expect(book.find(card.number)).toBe(card);
        expect(book.ownerOf(card.number)).toBe(fighter.seat);
      }
    }
    expect(book.find(-1)).toBeUndefined();
  });

  it('are counted in the order of their first copy', () => {
    expect(counted([4, 2, 4])).toEqual([
      { card: 4, count: 2 },
      { card: 2, count: 1 },
    ]);
  });
});
