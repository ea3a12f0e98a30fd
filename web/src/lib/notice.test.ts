import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTitle, yourMove } from './notice';
import { resetSettings, settings } from './settings.svelte';

const shown: string[] = [];
class FakeNotification {
  static permission = 'granted';
  constructor(title: string, options: NotificationOptions) {
    shown.push(`${title} ${options.body ?? ''}`);
  }
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  shown.length = 0;
  vi.stubGlobal('Notification', FakeNotification);
  setTitle('Geoffrey against Ryu');
});
afterEach(() => {
  yourMove(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetSettings();
});

const icon = (): string | null | undefined => document.querySelector('link')?.getAttribute('href');

test('the title and the icon say whose move it is', () => {
  yourMove(true);
  expect(document.title).toBe('Your move: Geoffrey against Ryu · Wildswing');
  expect(icon()).toBe('/icon-move.svg');
  yourMove(false);
  expect(document.title).toBe('Geoffrey against Ryu · Wildswing');
  expect(icon()).toBe('/icon.svg');
});

test('a notification comes once, only if it is wanted and the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  yourMove(true, 'Choose an action.');
  expect(shown).toEqual([]);
  yourMove(false);
  settings.notifications = true;
  yourMove(true, 'Choose an action.');
  yourMove(true, 'Choose an action.');
  expect(shown).toEqual(['Your move Choose an action.']);
  yourMove(false);
  hidden.mockReturnValue(false);
  yourMove(true);
  expect(shown.length).toBe(1);
});
