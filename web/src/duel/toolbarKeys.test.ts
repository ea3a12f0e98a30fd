import { expect, test } from 'vitest';
import { ledTo } from './toolbarKeys';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from %i to %i of three', (key, from, to) => {
  expect(ledTo(key, from, 3)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(ledTo('Enter', 1, 3)).toBeNull();
});
