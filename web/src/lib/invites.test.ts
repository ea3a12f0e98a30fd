import { afterEach, expect, test } from 'vitest';
import { forgetInvites, keepInvites, keptInvites } from './invites';

afterEach(() => sessionStorage.clear());

test('links stay with their table, the newest of each seat', () => {
  keepInvites('a', [
    { seat: 1, path: '/t/a/join/old' },
    { seat: null, path: '/t/a/watch/x' },
  ]);
  keepInvites('a', [{ seat: 1, path: '/t/a/join/new' }]);
  keepInvites('b', []);
  expect(keptInvites('a').map((one) => one.path)).toEqual(['/t/a/watch/x', '/t/a/join/new']);
  expect(keptInvites('b')).toEqual([]);
  forgetInvites('a');
  expect(keptInvites('a')).toEqual([]);
});
