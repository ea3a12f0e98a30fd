import { expect, test } from 'vitest';
import type { Face, Sought } from './search';
import { byName, search } from './search';

const face = (name: string, words: string, more: Partial<Face> = {}): Face => ({
  name,
  words: `${name} ${words}`.toLowerCase(),
  least: 1,
  greatest: 1,
  numbers: { power: 3, speed: 4 },
  ...more,
});
const one = (name: string, season: number, ...faces: Face[]): Sought => ({
  id: name.toLowerCase(),
  name,
  season,
  difficulty: 1,
  play: '',
  ability: 'when exceeded, draw 1.',
  faces,
});

const ALL = [
  one(
    'Geoffrey',
    2,
    face('Golden Arrow', 'Hit: Push 1.', { least: 3, greatest: 7, numbers: { power: 5, speed: 4 } }),
    face('Quick Step', 'You cannot be stunned.', { numbers: { power: 2, speed: 7 } }),
  ),
  one('Ryu', 3, face('Fireball', 'Hit: Push 2.', { least: 2, greatest: 5, numbers: { power: 8, speed: 3 } })),
  one('Hazama', 5, face('Chain', 'Before: Advance.', { least: null, greatest: null })),
];
const names = (text: string): string[] => search(ALL, text).map((hit) => hit.one.name);

test.each([
  ['', ['Geoffrey', 'Ryu', 'Hazama']],
  ['geof', ['Geoffrey']],
  ['season 3', ['Ryu']],
  ['reach 5', ['Geoffrey', 'Ryu']],
  ['range 7', ['Geoffrey']],
  ['fast', ['Geoffrey']],
  ['strong', ['Ryu']],
  ['speed 4', ['Geoffrey', 'Hazama']],
  ['power 6', ['Ryu']],
  ['stun immune', ['Geoffrey']],
  ['"push 2"', ['Ryu']],
  ['push', ['Geoffrey', 'Ryu']],
  ['FIREBALL', ['Ryu']],
  ['exceeded', ['Geoffrey', 'Ryu', 'Hazama']],
  ['nobody', []],
])('%j finds %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('all terms have to hold on one card', () => {
  expect(names('fast push')).toEqual([]);
  expect(names('reach 5 push')).toEqual(['Geoffrey', 'Ryu']);
  expect(names('geoffrey reach 5')).toEqual(['Geoffrey']);
});

test('the cards that were meant are named, none if the character was', () => {
  expect(search(ALL, 'push').map((hit) => hit.cards)).toEqual([['Golden Arrow'], ['Fireball']]);
  expect(search(ALL, 'ryu')[0]?.cards).toEqual([]);
});

test('without cards names and seasons are found', () => {
  const roster = byName([{ id: 'ryu', name: 'Ryu', season: 3, difficulty: 1, play: '' }]);
  expect(search(roster, 'season 3 ry').length).toBe(1);
  expect(search(roster, 'reach 5').length).toBe(0);
});
