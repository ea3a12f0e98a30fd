import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOTION } from './pace';
import { applySettings, resetSettings, settings, shownSpeed, shownTheme, system } from './settings.svelte';

let stop: () => void;
beforeEach(() => {
  system.light = false;
  stop = applySettings();
  flushSync();
});
afterEach(() => {
  stop();
  resetSettings();
  Object.assign(system, { light: false, still: false });
  localStorage.clear();
});

const variable = (name: string): string => document.documentElement.style.getPropertyValue(name);

test('without a choice the theme is that of the system', () => {
  expect(shownTheme()).toBe('dark');
  system.light = true;
  flushSync();
  expect(document.documentElement.dataset.theme).toBe('light');
  settings.theme = 'dark';
  flushSync();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('the speed scales the durations of the style sheet', () => {
  settings.speed = 'swift';
  flushSync();
  expect(variable('--m-move')).toBe('110ms');
  expect(variable('--m-linger')).toBe('1600ms');
  settings.speed = 'none';
  flushSync();
  expect(variable('--m-move')).toBe('0ms');
});

test('where the system asks for stillness nothing moves, unless the reader chose a speed', () => {
  system.still = true;
  expect(shownSpeed()).toBe('none');
  settings.speed = 'calm';
  expect(shownSpeed()).toBe('calm');
});

test('the normal durations are those of tokens.css', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, milliseconds] of Object.entries(MOTION.normal)) {
    expect(tokens).toContain(`--m-${name}: ${milliseconds}ms;`);
  }
});

test('settings are kept and read again; what does not fit is left out', async () => {
  settings.volume = 0.2;
  settings.keys.strike = 'x';
  flushSync();
  const kept = JSON.parse(localStorage.getItem('wildswing.settings') ?? '') as Record<string, unknown>;
  expect(kept).toMatchObject({ volume: 0.2, keys: { strike: 'x' } });
  localStorage.setItem('wildswing.settings', JSON.stringify({ ...kept, muted: 'yes', unknown: 1 }));
  vi.resetModules();
  const again = await import('./settings.svelte');
  expect(again.settings).toMatchObject({ volume: 0.2, muted: false });
  expect(again.settings).not.toHaveProperty('unknown');
});
