import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { Happening } from '../protocol/types';
import { journeys } from './travels';

const [sample] = action.events as unknown as Happening[];

function event(kind: string, seat: number, facts: Happening['facts'] = {}, cards: number[] = [4]): Happening {
  return { ...sample!, kind, seat, facts, cards };
}

describe('where cards travel', () => {
  it('draws from the deck to the hand, a journey for each card', () => {
    expect(journeys([event('draw', 1, {}, [-1, -1])])).toEqual([
      { from: '1 deck', to: '1 hand' },
      { from: '1 deck', to: '1 hand' },
    ]);
  });

  it('follows what the event says', () => {
    expect(journeys([event('pay', 0, { from: 'gauge', to: 'discard pile' })])).toEqual([
      { from: '0 gauge', to: '0 discard' },
    ]);
    expect(journeys([event('boost', 0, { from: 'hand' })])).toEqual([{ from: '0 hand', to: '0 play' }]);
    expect(journeys([event('attack placed', 1, { to: 'gauge' })])).toEqual([{ from: '1 play', to: '1 gauge' }]);
  });

  it('leaves out what has no place on the table', () => {
    expect(journeys([event('discard', 0, { from: 'nowhere' }), event('turn', 0), event('move', 0)])).toEqual([]);
  });

  it('knows every zone that the events of a game name', () => {
    const told = (action.events as unknown as Happening[]).filter((entry) =>
      ['draw', 'pay', 'boost', 'attack placed'].includes(entry.kind),
    );
    const cards = told.reduce((sum, entry) => sum + Math.max(1, entry.cards.length), 0);
    expect(cards).toBeGreaterThan(0);
    expect(journeys(told)).toHaveLength(cards);
  });
});
