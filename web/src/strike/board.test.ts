import { describe, expect, it } from 'vitest';
import { DeckBook } from '../duel/deckbook';
import played from '../fixtures/replays/exceed.json';
import moments from '../fixtures/replays/exceed-frames.json';
import type { ExceedMatch, ExceedPicture, Frame, Happening, Replay } from '../protocol/types';
import { boardAt } from './board';
import { endRows } from './ends';
import { strikesOf } from './steps';

const replay = played as unknown as Replay;
const frames = moments as unknown as Frame[];
const { events } = replay;
const book = new DeckBook(replay.match as ExceedMatch);
const last = frames.at(-1)?.picture as ExceedPicture;
const strikes = strikesOf(events);
const find = (card: number) => book.find(card);

describe('the board at a moment', () => {
  it.each(frames.slice(1).map((frame) => [frame.number, frame] as const))(
    'has the fighters where they stood after choice %i, with the life they had',
    (number, frame) => {
      const until = events.findLast((event) => event.number <= number)?.at ?? 0;
      const board = boardAt(last, events, strikes[0]!, until, find);
      const shown = frame.picture as ExceedPicture;
      expect(board.players.map((player) => player.space)).toEqual(shown.players.map((player) => player.space));
      expect(board.players.map((player) => player.life)).toEqual(shown.players.map((player) => player.life));
      expect(board.players.map((player) => player.exceeded)).toEqual(shown.players.map((player) => player.exceeded));
      expect(board.players.map((player) => player.tokens)).toEqual(shown.players.map((player) => player.tokens));
      expect(board.players.map((player) => player.facing)).toEqual(shown.players.map((player) => player.facing));
      expect(board.distance).toBe(shown.distance);
    },
  );

  it('has a fighter as wide as it was, with the side up that was', () => {
    const event = (at: number, kind: string, facts: Record<string, string | number> = {}) =>
      ({ ...events[0]!, at, kind, seat: 0, facts }) as Happening;
    const told = [event(1, 'exceed'), event(2, 'move', { from: 4, to: 3 }), event(3, 'wide')];
    const [one, other] = last.players;
    const now = { ...last, players: [{ ...one!, space: 3, spaces: [2, 3, 4], exceeded: true }, other!] };
    const at = (until: number) => boardAt(now, told, strikes[0]!, until, find).players[0]!;
    expect([0, 1, 2, 3].map((until) => at(until).spaces)).toEqual([[4], [4], [3], [2, 3, 4]]);
    expect([0, 1].map((until) => at(until).exceeded)).toEqual([false, true]);
    const back = boardAt(last, [event(1, 'revert')], strikes[0]!, 0, find).players[0]!;
    expect(back.exceeded).toBe(true);
  });

  it('shows damage at the step that tells of it, and not before', () => {
    for (const strike of strikes) {
      const step = strike.steps.find((one) => one.mark === 'damage');
      const damage = step?.lines.find((line) => line.event.kind === 'damage')?.event;
      if (!step || !damage) continue;
      const life = (until: number) => boardAt(last, events, strike, until, find).players[damage.seat]?.life;
      expect(life(step.until)).toBe(Number(damage.facts['life']));
      const before = strike.steps[step.place - 1];
      // A life ends at 0: the last blow may have been harder.
      if (damage.facts['life'] === 0) continue;
      if (strike.lanes.flatMap((lane) => lane.steps).filter((one) => one.mark === 'damage').length === 1) {
        expect(life(before!.until)).toBe(Number(damage.facts['life']) + Number(damage.facts['amount']));
      }
    }
  });

  it('turns no card before its reveal, and stuns nobody before the stun', () => {
    const strike = strikes.find((one) => one.events.some((event) => event.kind === 'stun'))!;
    const at = (until: number) => boardAt(last, events, strike, until, find).attacks!;
    expect(at(strike.start).map((attack) => attack.face_up)).toEqual([false, false]);
    const reveal = strike.steps[0]!;
    expect(at(reveal.until).map((attack) => attack.face_up)).toEqual([true, true]);
    const stun = strike.events.find((event) => event.kind === 'stun')!;
    expect(at(stun.at - 1)[stun.seat]?.stunned).toBe(false);
    expect(at(stun.at)[stun.seat]?.stunned).toBe(true);
  });
});

describe('where a strike ends', () => {
  const strike = strikes.find((one) => one.events.some((event) => event.kind === 'attack skipped'))!;
  const rows = (until: number) =>
    Object.fromEntries(
      endRows(strike, boardAt(last, events, strike, until, find), until).map((row) => [row.name, row.values]),
    );

  it('leaves open what has not come yet', () => {
    const start = rows(strike.start);
    expect(start['dealt']).toEqual(['0', '0']);
    expect(start['placed']).toEqual(['open', 'open']);
    expect(start['turn']).toEqual(['open', 'open']);
  });

  it('tells the damage, the stun, where both attacks went, and whose turn it is', () => {
    const end = rows(strike.events.at(-1)!.at);
    const stun = strike.events.find((event) => event.kind === 'stun')!;
    expect(end['stunned']?.[stun.seat]).toBe('yes');
    expect(end['placed']?.[stun.seat]).toBe('discard');
    expect(end['placed']?.[1 - stun.seat]).toBe('gauge');
    expect(Number(end['dealt']?.[1 - stun.seat])).toBe(Number(stun.facts['damage']));
    expect(end['turn']?.[strike.next!]).toBe('yes');
    expect(end['turn']?.[1 - strike.next!]).toBe('no');
  });
});
