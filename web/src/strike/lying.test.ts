import { describe, expect, it } from 'vitest';
import games from '../fixtures/replays/lying.json';
import type { ExceedPicture, Happening, PlayerPicture } from '../protocol/types';
import { lyingAt } from './lying';

const player = {
  seat: 0,
  tokens: {},
  areas: {},
  counters: 0,
} as unknown as PlayerPicture;

function told(at: number, kind: string, facts: Record<string, string | number>, card?: number): Happening {
  return { at, kind, seat: 0, facts, cards: card === undefined ? [] : [card] } as unknown as Happening;
}

describe('what lay on the board at a moment', () => {
  it.each(games.map((game) => [game.names.join(' against '), game.seat, game] as const))(
    '%s, seen from seat %i, is the same as when it was played',
    (_, seat, game) => {
      const events = game.events as unknown as Happening[];
      const last = game.last as unknown as ExceedPicture;
      for (const moment of game.moments) {
        const lying = last.players.map((one) => lyingAt(one, events, moment.at, seat));
        const laid = lying.map((one) => ({
          ...one,
          areas: Object.fromEntries(Object.entries(one.areas).filter(([name]) => / on |^Under /.test(name))),
        }));
        expect(laid, `after event ${moment.at}`).toEqual(moment.players);
      }
    },
  );

  it('has numbered copies and turned tokens as they lay', () => {
    const events = [
      told(1, 'token', { token: 'Ice Spike 1', space: 3 }),
      told(2, 'token turned', { token: 'Nirvana', side: 'disabled', before: 'active' }),
      told(3, 'token', { token: 'Ice Spike 2', space: 5 }),
      told(4, 'token', { token: 'Ice Spike 1', space: 0 }),
      told(5, 'token turned', { token: 'Nirvana', side: 'active', before: 'disabled' }),
    ];
    const now = { ...player, tokens: { 'Ice Spike 2': 5, 'Nirvana (active)': 6 } };
    const tokens = (until: number) => lyingAt(now, events, until, 0).tokens;
    expect(tokens(5)).toEqual({ 'Ice Spike 2': 5, 'Nirvana (active)': 6 });
    expect(tokens(4)).toEqual({ 'Ice Spike 2': 5, 'Nirvana (disabled)': 6 });
    expect(tokens(3)).toEqual({ 'Ice Spike 1': 3, 'Ice Spike 2': 5, 'Nirvana (disabled)': 6 });
    expect(tokens(2)).toEqual({ 'Ice Spike 1': 3, 'Nirvana (disabled)': 6 });
    expect(tokens(1)).toEqual({ 'Ice Spike 1': 3, 'Nirvana (active)': 6 });
    expect(tokens(0)).toEqual({ 'Nirvana (active)': 6 });
  });

  it('has counters that came in the strike only from then on', () => {
    const events = [1, 3].map((at) => told(at, 'counters', { count: at, source: 'Demonheart' }));
    const counters = (until: number) => lyingAt({ ...player, counters: 3 }, events, until, 0).counters;
    expect([0, 1, 2, 3].map(counters)).toEqual([0, 1, 1, 3]);
    expect(lyingAt({ ...player, counters: 2 }, [], 5, 0).counters).toBe(2);
  });

  it('tells equal cards on different spaces apart', () => {
    const rod = (at: number, space: number) => told(at, 'card laid', { as: 'Rod', space, from: 'discard pile' }, 7);
    const events = [rod(1, 3), rod(2, 5), told(3, 'card moved', { from: 'Rod on 5', to: 'hand' }, 7)];
    const now = { ...player, tokens: { 'Rod 1': 3 }, areas: { 'Rod on 3': [7], Circle: [1] } };
    const at = (until: number) => lyingAt(now, events, until, 0);
    expect(at(3)).toMatchObject({ tokens: { 'Rod 1': 3 }, areas: { 'Rod on 3': [7], Circle: [1] } });
    expect(at(2)).toMatchObject({ tokens: { 'Rod 1': 3, 'Rod 2': 5 }, areas: { 'Rod on 5': [7] } });
    expect(at(0)).toEqual({ tokens: {}, areas: { Circle: [1] }, counters: 0 });
  });

  it('shows tokens that lay face down as their player knows them, and to others only where they lay', () => {
    const events = [
      told(1, 'token face down', { token: 'Snake', space: 4 }),
      told(2, 'token face down', { token: 'Snake', space: 6 }),
      told(3, 'token', { token: 'Snake', space: 6 }),
      told(4, 'token', { token: 'Decoy', space: 4 }),
      told(5, 'token', { token: 'Decoy', space: -1 }),
    ];
    const now = { ...player, tokens: { Snake: 6 } };
    const at = (until: number, viewer: number | null) => lyingAt(now, events, until, viewer).tokens;
    expect(at(0, 0)).toEqual({});
    expect(at(2, 0)).toEqual({ 'Snake (face down)': 6, 'Decoy (face down)': 4 });
    expect(at(2, 1)).toEqual({ 'Snake (face down 1)': 6, 'Snake (face down 2)': 4 });
    expect(at(4, null)).toEqual({ Snake: 6, Decoy: 4 });
    const still = { ...player, tokens: { 'Snake (face down 1)': 6, 'Snake (face down 2)': 4 } };
    const down = events.slice(0, 2);
    expect(lyingAt(still, down, 2, 1).tokens).toEqual(still.tokens);
    expect(lyingAt(still, down, 0, 1).tokens).toEqual({});
  });
});
