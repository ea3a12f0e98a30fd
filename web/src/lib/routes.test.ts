import { expect, test } from 'vitest';
import { found } from './routes';

test.each([
  ['/', 'lobby', {}],
  ['/characters', 'characters', {}],
  ['/characters/exceed/ryu', 'characters', { game: 'exceed', character: 'ryu' }],
  ['/t/k3v9x2', 'table', { id: 'k3v9x2' }],
  ['/t/k3v9x2/', 'table', { id: 'k3v9x2' }],
  ['/t/k3v9x2/join/1-se%2Fcret', 'table', { id: 'k3v9x2', act: 'join', secret: '1-se/cret' }],
  ['/t/k3v9x2/watch/abc', 'table', { id: 'k3v9x2', act: 'watch', secret: 'abc' }],
  ['/t/k3v9x2/recover/abc', 'table', { id: 'k3v9x2', act: 'recover', secret: 'abc' }],
  ['/t/k3v9x2/replay', 'replay', { id: 'k3v9x2' }],
  ['/position', 'position', {}],
  ['/rules/exceed/5.16', 'rules', { game: 'exceed', rule: '5.16' }],
  ['/t', 'nowhere', {}],
  ['/t/k3v9x2/jump/abc', 'nowhere', {}],
  ['/%E0%A4%A', 'nowhere', {}],
])('%s is the page %s', (path, page, properties) => {
  expect(found(path)).toEqual({ page, properties });
});
