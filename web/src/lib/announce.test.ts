import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertive, hush, polite, spoken } from './announce.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('sentences of one moment are said as one', () => {
  polite('Ryu moves to space 4.');
  polite('Range 2.');
  vi.runAllTimers();
  expect(spoken.polite).toBe('Ryu moves to space 4. Range 2.');
});

test('a sentence that is said again gets a count, as equal text is silent', () => {
  const heard = [1, 2, 3].map(() => {
    assertive('Your turn.');
    return spoken.assertive;
  });
  expect(heard).toEqual(['Your turn.', 'Your turn. (2)', 'Your turn. (3)']);
  assertive('React now.');
  expect(spoken.assertive).toBe('React now.');
});

test('nothing is said for an empty text', () => {
  const before = spoken.polite;
  polite('');
  vi.runAllTimers();
  expect(spoken.polite).toBe(before);
});

test('nothing is left, and nothing comes, of what was said before somebody else looks', () => {
  assertive('Your turn.');
  polite('You draw Dive.');
  vi.runAllTimers();
  polite('You draw Focus.');
  hush();
  vi.runAllTimers();
  expect(spoken).toEqual({ polite: '', assertive: '' });
  polite('Bob is next.');
  vi.runAllTimers();
  expect(spoken.polite).toBe('Bob is next.');
});
