import { expect, it } from 'vitest';
import type { ExceedOutlook, OutlookRow } from '../protocol/types';
import { compared, type Line } from './comparison';

const row = (card: number, speed: number, more: Partial<OutlookRow> = {}): OutlookRow => ({
  card,
  speed,
  count: 1,
  known: false,
  deal: 0,
  take: 0,
  stuns: false,
  stunned: false,
  fork: false,
  ...more,
});

const outlook = (card: number, speed: number, rows: OutlookRow[], wins = false): ExceedOutlook => ({
  game: 'exceed',
  card,
  ex: false,
  speed,
  wins_ties: wins,
  summary: '',
  stun: 0,
  hit: 0,
  miss: 0,
  rows,
  unpayable: [],
});

const told = (line: Line) => (line.kind === 'here' ? `here ${line.which}` : String(line.card));

it('puts both cards among the attacks, where each of them acts', () => {
  const attacks = [row(1, 7), row(2, 5), row(3, 3)];
  const lines = compared(outlook(10, 5, attacks), outlook(11, 2, attacks));
  expect(lines.map(told)).toEqual(['1', '2', 'here 0', '3', 'here 1']);
});

it('lets who wins ties act before an attack of the same speed', () => {
  const attacks = [row(1, 7), row(2, 5)];
  const lines = compared(outlook(10, 5, attacks, true), outlook(11, 8, attacks));
  expect(lines.map(told)).toEqual(['here 1', '1', 'here 0', '2']);
});

it('has no place for a card that cannot be set', () => {
  const lines = compared(outlook(10, 5, [row(1, 7)]), outlook(11, 5, []));
  expect(lines.map(told)).toEqual(['1', 'here 0']);
});

it('holds both numbers of an attack in one line, and keeps what only one outlook has', () => {
  const lines = compared(
    outlook(10, 9, [row(1, 7, { deal: 3 }), row(2, 5)]),
    outlook(11, 9, [row(1, 7, { deal: 5, take: 1 }), row(3, 6)]),
  );
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line] : []));
  expect(rows.map((line) => line.card)).toEqual([1, 3, 2]);
  expect(rows[0]?.rows.map((one) => one?.deal)).toEqual([3, 5]);
  expect(rows[1]?.rows[0]).toBeNull();
});
