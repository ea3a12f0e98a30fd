import { expect, test } from 'vitest';
import { copiesOf } from './copies';

test('copies are said once where all cards have as many', () => {
  expect(copiesOf([{ copies: 2 }, { copies: 2 }])).toBe(2);
  expect(copiesOf([{ copies: 2 }, { copies: 1 }])).toBeNull();
  expect(copiesOf([])).toBeNull();
});
