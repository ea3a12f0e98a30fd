import { afterEach, beforeEach, expect, test } from 'vitest';
import { go, query, route, setQuery, startRouter } from './router.svelte';

let stop: () => void;
/** Keeps the page where it is when a link is left to the browser. */
const stay = (event: Event): void => event.preventDefault();

beforeEach(() => {
  addEventListener('click', stay);
  stop = startRouter();
  go('/');
});
afterEach(() => {
  stop();
  removeEventListener('click', stay);
  document.body.replaceChildren();
});

function click(href: string, more: Partial<HTMLAnchorElement> = {}, event: MouseEventInit = {}): void {
  const link = document.createElement('a');
  link.href = href;
  Object.assign(link, more);
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
}

test('going somewhere changes address and page', () => {
  go('/t/k3v9x2?seat=1');
  expect(location.pathname).toBe('/t/k3v9x2');
  expect(route.page).toBe('table');
  expect(route.properties).toEqual({ id: 'k3v9x2' });
  expect(query('seat')).toBe('1');
});

test('a link of this site is followed without loading the page anew', () => {
  click('/watch');
  expect(route.page).toBe('watch');
});

test.each([
  ['another site', 'https://example.org/watch', {}, {}],
  ['a new tab', '/watch', { target: '_blank' }, {}],
  ['a press with Ctrl', '/watch', {}, { ctrlKey: true }],
  ['the server’s own answers', '/api/openapi.json', {}, {}],
])('%s is left to the browser', (_, href, more, event) => {
  click(href, more, event);
  expect(route.page).toBe('lobby');
});

test('a change after the question mark keeps the page and the rest', () => {
  go('/characters?game=hackclad');
  setQuery({ find: 'reach 5' });
  expect(route.page).toBe('characters');
  expect(query('find')).toBe('reach 5');
  expect(query('game')).toBe('hackclad');
  setQuery({ find: null, game: null });
  expect(location.search).toBe('');
});
