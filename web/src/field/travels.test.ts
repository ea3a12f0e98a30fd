import { describe, expect, it } from 'vitest';
import hunt from '../fixtures/replays/hackclad.json';
import type { Happening } from '../protocol/types';
import { journeys } from './travels';

const [sample] = hunt.events as unknown as Happening[];

function event(kind: string, seat: number, facts: Happening['facts'] = {}, cards: number[] = []): Happening {
  return { ...sample!, kind, seat, facts, cards };
}

describe('what travels in a hunt', () => {
  it('draws from the deck and discards from where the card was', () => {
    expect(journeys([event('draw', 1, {}, [-1, -1]), event('discard', 0, { from: 'deck' }, [4])])).toEqual([
      { from: '1 deck', to: '1 hand' },
      { from: '1 deck', to: '1 hand' },
      { from: '0 deck', to: '0 discard' },
    ]);
  });

  it('uses a card where its Witch stands, and puts it away', () => {
    expect(journeys([event('use', 0, { from: 'hand' }, [4]), event('put away', 0, {}, [4])])).toEqual([
      { from: '0 hand', to: '0 figure' },
      { from: '0 figure', to: '0 discard' },
    ]);
  });

  it('slides the Turn card, and takes it from where the last turn left it', () => {
    const turn = { ...event('turn', 1, { slot: 3 }), at: 4 };
    const taken = { ...event('turn card taken', 1, {}, [-1]), at: 9 };
    expect(journeys([turn])).toEqual([{ from: 'turn 3', to: 'standby 3' }]);
    expect(journeys([taken], [turn, taken])).toEqual([{ from: 'standby 3', to: '1 hand' }]);
    expect(journeys([taken])).toEqual([]);
  });

  it('brings Magic Shards from the field and from the Clad to a Witch, and back to the field', () => {
    const here = ['0 shards', '0 figure'];
    expect(journeys([event('picked up', 0, { amount: 2, space: 16 })])).toEqual([
      { from: 'space 16', to: here, what: 'shard' },
    ]);
    expect(journeys([event('clad damaged', 0, { amount: 2, shards: 1 })])).toEqual([
      { from: 'clad', to: here, what: 'shard' },
    ]);
    expect(journeys([event('injury', 0, { lost: 2, space: 'b4' })])).toEqual([
      { from: '0 shards', to: 'space 16', what: 'shard' },
    ]);
    expect(journeys([event('injury', 0, { lost: 0, space: 'b4' })])).toEqual([]);
    expect(journeys([event('clad damaged', 0, { amount: 1, shards: 0 })])).toEqual([]);
  });

  it('finds a way for every such event of a whole game', () => {
    const events = hunt.events as unknown as Happening[];
    for (const kind of ['draw', 'discard', 'use', 'put away', 'turn', 'turn slot']) {
      const told = events.filter((one) => one.kind === kind);
      expect(told.length, kind).toBeGreaterThan(0);
      for (const one of told) expect(journeys([one], events).length, one.text).toBeGreaterThan(0);
    }
  });
});
