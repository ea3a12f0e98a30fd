import { expect, test } from 'vitest';
import set from '../fixtures/exceed-set.json';
import may from '../fixtures/exceed-may.json';
import type { Choice } from '../protocol/types';
import { Arming } from './arming.svelte';

const secret = set.picture.decision.options[0] as Choice;
const plain = may.picture.decision.options[0] as Choice;

test('what is final takes two presses of the same option', () => {
  const arming = new Arming();
  expect(secret.final).toBe(true);
  expect(arming.press(secret, false)).toBe(false);
  expect(arming.armed).toBe(secret.number);
  expect(arming.press(secret, false)).toBe(true);
});

test('other options take one press, and so do all where one tap is enough', () => {
  const arming = new Arming();
  expect(plain.final).toBe(false);
  expect(arming.press(plain, false)).toBe(true);
  expect(arming.press(secret, true)).toBe(true);
});
