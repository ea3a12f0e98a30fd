import { afterEach, describe, expect, test } from 'vitest';
import { clockWords, firstSetup, fitted, given, keepSetup, lastSetup, newTable } from './setup';

const WITCHES = ['amelia', 'flare', 'luna', 'mia', 'rosette'];
afterEach(() => localStorage.clear());

describe('the table that a setup becomes', () => {
  test('is at first a private duel against a bot without a clock', () => {
    const table = newTable(firstSetup());
    expect(table.seats.map((seat) => [seat.kind, seat.characters])).toEqual([
      ['me', ['geoffrey']],
      ['bot', ['ryu']],
    ]);
    expect(table.options).toMatchObject({ public: false, clock: null, first: null });
    expect(table.options).not.toHaveProperty('mode');
  });

  test('leaves the choice to whoever comes', () => {
    expect(newTable(firstSetup(), 'friend').seats[1]).toMatchObject({ kind: 'friend', characters: [] });
  });

  test('takes one friend in place of one bot, and anybody in place of all', () => {
    const setup = { ...firstSetup(), game: 'hackclad' as const };
    setup.field = fitted(setup.field, 'team', WITCHES);
    expect(newTable(setup, 'friend').seats.map((seat) => seat.kind)).toEqual(['me', 'friend', 'bot', 'bot']);
    expect(newTable(setup, 'open').seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
  });

  test('is public with an open seat, where else nobody could find it', () => {
    expect(newTable(firstSetup(), 'open').options?.public).toBe(true);
    expect(newTable(firstSetup(), 'friend').options?.public).toBe(false);
  });

  test('has the options of its own game only', () => {
    const setup = { ...firstSetup(), game: 'hackclad' as const };
    setup.options.first = 1;
    expect(newTable(setup).options).toMatchObject({
      first: null,
      mode: 'base',
      missions: 'draft',
      expert: false,
    });
  });

  test('has a clock that the server can read', () => {
    const setup = firstSetup();
    setup.options.clock = '10+10';
    expect(newTable(setup).options?.clock).toEqual({ kind: 'game', seconds: 600, increment: 10 });
  });
});

describe('the seats of the field', () => {
  test('grow and shrink with the mode, each with a Witch of its own', () => {
    const four = fitted(firstSetup().field, 'team', WITCHES);
    expect(four.length).toBe(4);
    expect(new Set(four.flatMap((seat) => seat.characters)).size).toBe(4);
    expect(fitted(four, 'solo', WITCHES).map((seat) => seat.kind)).toEqual(['me']);
    expect(fitted(four, 'base', WITCHES).length).toBe(4);
  });

  test('hold two Witches each where two players make two teams', () => {
    const setup = { ...firstSetup(), game: 'hackclad' as const, mode: 'pairs' as const };
    setup.field = fitted(setup.field, 'pairs', WITCHES);
    expect(setup.field.map((seat) => seat.characters.length)).toEqual([2, 2]);
    expect(new Set(setup.field.flatMap((seat) => seat.characters)).size).toBe(4);
    expect(newTable(setup).options?.mode).toBe('team');
    const swapped = given(setup.field, 0, setup.field[1]?.characters[1] ?? '', false, 1);
    expect(swapped[0]?.characters[1]).toBe(setup.field[1]?.characters[1]);
    expect(swapped[1]?.characters[1]).toBe(setup.field[0]?.characters[1]);
  });

  test('swap the two Witches of a seat', () => {
    const seats = fitted(firstSetup().field, 'pairs', WITCHES);
    const [one = '', other = ''] = seats[0]?.characters ?? [];
    expect(given(seats, 0, other, false, 0)[0]?.characters).toEqual([other, one]);
  });

  test('leave one Witch to chance', () => {
    expect(given(firstSetup().field, 1, '', false).map((seat) => seat.characters)).toEqual([['rosette'], []]);
    expect(given(given(firstSetup().field, 1, '', false), 1, 'mia', false)[1]?.characters).toEqual(['mia']);
  });

  test('swap Witches when one is chosen that another has', () => {
    const seats = given(firstSetup().field, 0, 'luna', false);
    expect(seats.map((seat) => seat.characters)).toEqual([['luna'], ['rosette']]);
  });

  test('of a duel may hold the same fighter twice', () => {
    const seats = given(firstSetup().duel, 0, 'ryu', true);
    expect(seats.map((seat) => seat.characters)).toEqual([['ryu'], ['ryu']]);
  });
});

test('what was set up last is there again, and nonsense is not', () => {
  const setup = firstSetup();
  setup.game = 'hackclad';
  setup.options.help = 'none';
  keepSetup(setup);
  expect(lastSetup()).toEqual(setup);
  localStorage.setItem('wildswing.setup', '{"duel": [1]}');
  expect(lastSetup()).toEqual(firstSetup());
  localStorage.setItem('wildswing.setup', '{');
  expect(lastSetup()).toEqual(firstSetup());
});

test.each([
  [null, ['lobby.no_clock', {}]],
  [{ kind: 'game' as const, seconds: 600, increment: 10 }, ['lobby.clock_game', { minutes: 10, seconds: 10 }]],
  [{ kind: 'move' as const, seconds: 259200 }, ['lobby.clock_days', { n: 3 }]],
  [{ kind: 'move' as const, seconds: 120 }, ['lobby.clock_minutes', { n: 2 }]],
  [{ kind: 'move' as const, seconds: 45 }, ['lobby.clock_seconds', { n: 45 }]],
])('the clock %j has its words', (clock, words) => {
  expect(clockWords(clock)).toEqual(words);
});
