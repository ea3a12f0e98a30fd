import { expect, test } from 'vitest';
import act from '../fixtures/hackclad-act.json';
import action from '../fixtures/exceed-action.json';
import { boardOf, notebookOf, type Match } from './notebook';

test('each seat has a notebook of its own, and who watches another one', () => {
  expect(notebookOf({ table: { id: 'abc' }, seat: 1 })).toBe('abc.1');
  expect(notebookOf({ table: { id: 'abc' }, seat: null })).toBe('abc.all');
  expect(notebookOf({ table: null, seat: 0 })).toBe('');
});

test('the stage is one row of its spaces', () => {
  expect(boardOf(action.match as unknown as Match).rows).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9]]);
});

test('the field is named as it is drawn, the far rank above', () => {
  const { rows, nameOf } = boardOf(act.match as unknown as Match);
  expect(rows.map((row) => row.map(nameOf).join(' '))).toEqual([
    'a5 b5 c5 d5 e5',
    'a4 b4 c4 d4 e4',
    'a3 b3 c3 d3 e3',
    'a2 b2 c2 d2 e2',
    'a1 b1 c1 d1 e1',
  ]);
});
