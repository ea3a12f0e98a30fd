import { describe, expect, test } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { ClockInfo, SeatInfo, TableInfo, Welcome } from '../protocol/types';
import { grouped } from './announcing.svelte';
import { running, timeLeft } from './clock';
import { curtainFor } from './curtain';
import { positionLink } from './links';
import { report } from './report';
import { charactersEach, timeText } from './seats';

const WELCOME = action as unknown as Welcome;

function table(yours: boolean[], asked: number | null, change: Partial<TableInfo> = {}): TableInfo {
  const seat = WELCOME.table.seats[0];
  if (!seat) throw new Error('the fixture has no seat');
  const seats = yours.map((own, number): SeatInfo => ({ ...seat, seat: number, yours: own, kind: 'person' }));
  return { ...WELCOME.table, state: 'playing', seats, asked, ...change };
}

describe('the curtain', () => {
  test('is never there for one player of a browser', () => {
    expect(curtainFor(table([true, false], 0), null)).toBeNull();
    expect(curtainFor(table([false, false], 1), null)).toBeNull();
  });
  test('falls before the first look, too', () => {
    expect(curtainFor(table([true, true], 0), null)).toBe(0);
  });
  test('stays up for who looks and falls for the next one', () => {
    expect(curtainFor(table([true, true], 0), 0)).toBeNull();
    expect(curtainFor(table([true, true], 1), 0)).toBe(1);
  });
  test('does not fall for a bot or a guest from elsewhere', () => {
    expect(curtainFor(table([true, true, false], 2), 1)).toBeNull();
  });
  test('is gone when the game is over', () => {
    expect(curtainFor(table([true, true], null, { state: 'over' }), 0)).toBeNull();
  });
});

describe('clocks', () => {
  const clock: ClockInfo = { left: [60_000, 9_000], running: 1, paused: false };

  test('run on between two words of the server, and not below nothing', () => {
    const now = table([true, false], 1, { clock, time: 1_000 });
    expect(timeLeft(now, 1, 4_000)).toBe(6_000);
    expect(timeLeft(now, 0, 4_000)).toBe(60_000);
    expect(timeLeft(now, 1, 900_000)).toBe(0);
    expect(running(now)).toBe(1);
  });
  test('stand still in a pause and after the end', () => {
    const paused = table([true, false], 1, { clock: { ...clock, paused: true }, time: 1_000 });
    expect(timeLeft(paused, 1, 4_000)).toBe(9_000);
    expect(running(paused)).toBeNull();
    expect(running(table([true, false], 1, { clock, state: 'over' }))).toBeNull();
  });
  test('are not there without clocks', () => {
    expect(timeLeft(table([true, false], 1, { clock: null }), 0, 5)).toBeNull();
  });
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [61_000, '1:01'],
    [3_600_000, '1 h 00 min'],
    [3 * 86_400_000, '3 days'],
  ])('%i ms are said as "%s"', (time, text) => {
    expect(timeText(time)).toBe(text);
  });
});

test('a report holds the position, the question and what happened, and no more than the seat sees', () => {
  const { picture, events } = WELCOME;
  const text = report(
    {
      id: 'k3v9x2',
      table: WELCOME.table,
      seat: 0,
      picture,
      events,
      connection: 'live',
      decision: picture?.decision ?? null,
      refusal: { of: 'choose', code: 'illegal', message: 'No.', hint: '' },
    },
    'Browser 1',
    new Date(0),
  );
  expect(text).toContain(picture?.position);
  expect(text).toContain('table: k3v9x2');
  expect(text).toContain('refused: choose, illegal: No.');
  expect(text).toContain(events.at(-1)?.text);
  expect(text).toContain(picture?.decision?.options[0]?.text);
  expect(text).toContain('browser: Browser 1');
});

test('a link to a position carries it and the seat', () => {
  if (!WELCOME.picture) throw new Error('no picture');
  const link = new URL(positionLink(WELCOME.table, WELCOME.picture));
  expect(link.pathname).toBe('/position');
  expect(link.searchParams.get('p')).toBe(WELCOME.picture.position);
  expect(link.searchParams.get('game')).toBe('exceed');
  expect(link.searchParams.get('seat')).toBe('0');
});

test('sentences of one step of a strike are said as one', () => {
  const [event] = WELCOME.events;
  if (!event) throw new Error('no event');
  const say = (text: string, step: string, number = 1): typeof event => ({ ...event, text, step, number });
  expect(
    grouped([say('You hit.', 'hit'), say('4 damage.', 'damage'), say('22 life left.', 'damage'), say('', 'stun')]),
  ).toEqual(['You hit.', '4 damage. 22 life left.']);
  expect(grouped([say('You draw.', ''), say('Your turn.', '')])).toEqual(['You draw.', 'Your turn.']);
  expect(grouped([say('A.', 'hit', 1), say('B.', 'hit', 2)])).toEqual(['A.', 'B.']);
});

test('only two players of a team match bring two Witches each', () => {
  const team = { ...WELCOME.table.options, mode: 'team' };
  expect(charactersEach(table([true, false], 0, { game: 'hackclad', options: team }))).toBe(2);
  expect(charactersEach(table([true, false, false, false], 0, { game: 'hackclad', options: team }))).toBe(1);
  expect(charactersEach(table([true, false], 0))).toBe(1);
});
