import { describe, expect, it } from 'vitest';
import duel from '../fixtures/replays/exceed.json';
import frames from '../fixtures/replays/exceed-frames.json';
import hunt from '../fixtures/replays/hackclad.json';
import huntFrames from '../fixtures/replays/hackclad-frames.json';
import type { ExceedPicture, Frame, HackcladPicture, Replay } from '../protocol/types';
import { stepOf, toMark, toTurn, turns, what, when } from './moments';
import { shownPicture } from './open';
import { ReplaySession } from './session.svelte';

const replay = duel as unknown as Replay;
const last = replay.steps.length - 1;

describe('the moments of a game', () => {
  it('are said with the turn and who did what', () => {
    for (const game of [replay, hunt as unknown as Replay]) {
      for (const step of game.steps) {
        expect(when(game, step)).toMatch(/^(Turn|Round) \d+$|^Setting up$/);
        expect(what(game, step)).not.toMatch(/replay\.|undefined/);
      }
    }
  });

  it('lead from turn to turn and from mark to mark, and to both ends', () => {
    const second = toTurn(replay, toTurn(replay, 0, 1), 1);
    expect(stepOf(replay, second)?.turn).toBe(2);
    expect(stepOf(replay, toTurn(replay, second, -1))?.turn).toBe(1);
    expect(stepOf(replay, toMark(replay, 0, 1))?.mark).not.toBe('');
    expect(toMark(replay, last, 1)).toBe(last);
    expect(toTurn(replay, 0, -1)).toBe(0);
    expect(turns(replay).map((turn) => turn.turn)).toEqual([...new Set(replay.steps.map((step) => step.turn))]);
  });
});

describe('all hands open', () => {
  it('show the hands of both players, and ask nothing', () => {
    for (const frame of frames as unknown as Frame[]) {
      const picture = shownPicture(frame, replay.match, 0) as ExceedPicture;
      expect(picture.players.flatMap((player) => player.hand)).not.toContain(-1);
      expect(picture.decision).toBeNull();
      expect(picture.seat).toBe(0);
    }
  });

  it('show the hands of all Witches', () => {
    const { match } = hunt as unknown as Replay;
    for (const frame of huntFrames as unknown as Frame[]) {
      const picture = shownPicture(frame, match, 0) as HackcladPicture;
      expect(picture.witches.flatMap((witch) => witch.hand)).not.toContain(-1);
    }
  });
});

/** A session over the game, whose server answers from one stored moment. */
function begin() {
  const asked: number[] = [];
  const [stored] = frames as unknown as Frame[];
  const session = new ReplaySession(replay, {
    fetch: async (_, number) => {
      asked.push(number);
      return { ...stored!, number };
    },
  });
  return { session, asked };
}

describe('a recorded game as a table', () => {
  it('shows a moment with the events up to it, and lets nothing be chosen', async () => {
    const { session } = begin();
    await session.go(12);
    expect(session.number).toBe(12);
    expect(session.events.length).toBeGreaterThan(0);
    expect(session.events.every((event) => event.number <= 12)).toBe(true);
    expect(session.decision).toBeNull();
    expect(session.ready).toBe(false);
    expect(await session.choose()).toBe(false);
  });

  it('fetches what lies around, and a moment only once', async () => {
    const { session, asked } = begin();
    await session.go(12);
    expect(asked).toEqual([12, 13, 14, 15, 11]);
    await session.go(13);
    expect(asked).toEqual([12, 13, 14, 15, 11, 16]);
  });

  it('knows a single step on from every other way', async () => {
    const { session } = begin();
    await session.go(12);
    expect(session.jumped).toBe(true);
    await session.go(13);
    expect(session.jumped).toBe(false);
    await session.go(12);
    expect(session.jumped).toBe(true);
    await session.go(20);
    expect(session.jumped).toBe(true);
  });

  it('stays within the game', async () => {
    const { session } = begin();
    await session.go(-3);
    expect(session.number).toBe(0);
    await session.go(99_999);
    expect(session.number).toBe(last);
  });

  it('keeps the last moment and says why the wanted one did not come', async () => {
    const [stored] = frames as unknown as Frame[];
    const session = new ReplaySession(replay, {
      fetch: async (_, number) => {
        if (number > 2) throw new Error('The server cannot be reached.');
        return { ...stored!, number };
      },
    });
    await session.go(2);
    await session.go(30);
    expect(session.number).toBe(2);
    expect(session.error?.message).toBe('The server cannot be reached.');
  });
});
