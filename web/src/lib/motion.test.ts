import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hurryOnInput, isStill, pause } from './motion';
import { resetSettings, settings } from './settings.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  resetSettings();
});

async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test('a pause lasts as long as the speed says', async () => {
  settings.speed = 'calm';
  const waiting = pause('step');
  await vi.advanceTimersByTimeAsync(755);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

test('a key or a tap ends every pause', async () => {
  const stop = hurryOnInput();
  for (const type of ['keydown', 'pointerdown']) {
    const waiting = Promise.all([pause('reveal'), pause(5000)]).then(() => undefined);
    expect(await isOver(waiting)).toBe(false);
    dispatchEvent(new Event(type));
    expect(await isOver(waiting)).toBe(true);
  }
  stop();
});

test('without motion nothing waits', async () => {
  settings.speed = 'none';
  expect(isStill()).toBe(true);
  expect(await isOver(pause('reveal'))).toBe(true);
  expect(await isOver(pause(5000))).toBe(true);
});
