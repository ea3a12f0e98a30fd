import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { ExceedPicture, Happening } from '../protocol/types';
import { lastStrike, logLines } from './chronicle';
import { lastMove } from './stageEvents.svelte';

const events = action.events as unknown as Happening[];
const picture = action.picture as unknown as ExceedPicture;

function happening(kind: string, at: number, facts: Happening['facts'] = {}): Happening {
  return { ...events[0]!, kind, at, facts, seat: 0 };
}

describe('the log', () => {
  it('gives each event its turn', () => {
    const lines = logLines(events);
    expect(lines.at(-1)?.turn).toBe(picture.turn);
    for (const line of lines) if (line.event.kind === 'turn') expect(line.turn).toBe(line.event.facts['turn']);
  });

  it('knows which events belong to a strike', () => {
    const kinds = ['draw', 'strike', 'damage', 'strike over', 'draw'];
    const lines = logLines(kinds.map((kind, at) => happening(kind, at)));
    expect(lines.map((line) => line.inStrike)).toEqual([false, true, true, true, false]);
  });
});

describe('the last strike', () => {
  it('is the one that is going on', () => {
    const kinds = ['strike', 'strike over', 'draw', 'strike', 'damage'];
    expect(lastStrike(kinds.map((kind, at) => happening(kind, at))).map((event) => event.at)).toEqual([3, 4]);
  });

  it('else the one that ended last', () => {
    const kinds = ['strike', 'damage', 'strike over', 'draw'];
    expect(lastStrike(kinds.map((kind, at) => happening(kind, at))).map((event) => event.at)).toEqual([0, 1, 2]);
  });

  it('is empty before the first', () => {
    expect(lastStrike([happening('draw', 0)])).toEqual([]);
  });
});

describe('the last movement', () => {
  const other = picture.players.find((player) => player.seat === 1)?.space ?? 0;

  it('says whether it led past the other fighter', () => {
    const past = happening('move', 5, { from: other - 1, to: other + 1 });
    expect(lastMove([past], picture)).toEqual({ seat: 0, path: [other - 1, other + 1], passes: true });
    const short = happening('move', 6, { from: other + 2, to: other + 1 });
    expect(lastMove([short], picture)?.passes).toBe(false);
    const long = happening('move', 7, { from: other + 4, to: other + 1 });
    expect(lastMove([long], picture)?.path).toEqual([other + 4, other + 3, other + 2, other + 1]);
  });

  it('leaves out one that led nowhere', () => {
    expect(lastMove([happening('move', 5, { from: 3, to: 3 })], picture)).toBeNull();
  });
});
