import { beforeEach, expect, test } from 'vitest';
import { OwnMarks, ownMarks } from './ownMarks.svelte';

beforeEach(() => localStorage.clear());

test('a mark comes and goes', () => {
  const marks = new OwnMarks('one');
  marks.toggle(4);
  marks.toggle(7);
  marks.toggle(4);
  expect([...marks.spaces]).toEqual([7]);
});

test('marks are there again when the table is opened again, and only there', () => {
  new OwnMarks('one').toggle(4);
  expect([...new OwnMarks('one').spaces]).toEqual([4]);
  expect([...new OwnMarks('two').spaces]).toEqual([]);
});

test('cleared marks leave nothing behind', () => {
  const marks = new OwnMarks('one');
  marks.toggle(4);
  marks.clear();
  expect(marks.spaces.size).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('what is no list of spaces is no mark', () => {
  localStorage.setItem('wildswing.marks.one', '{"a": 1}');
  localStorage.setItem('wildswing.marks.two', '["x", 3, null]');
  localStorage.setItem('wildswing.marks.three', 'nonsense');
  expect([...new OwnMarks('one').spaces, ...new OwnMarks('three').spaces]).toEqual([]);
  expect([...new OwnMarks('two').spaces]).toEqual([3]);
});

test('the board and the notes have the same marks', () => {
  ownMarks('shared').toggle(2);
  expect([...ownMarks('shared').spaces]).toEqual([2]);
});
