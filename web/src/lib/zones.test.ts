import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, startZones } from './zones';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<header data-zone="top bar"><a href="/">Home</a></header>' +
    '<section data-zone="stage"><p>Nothing to press</p></section>' +
    '<ul data-zone="hand"><li tabindex="-1">first</li><li tabindex="0">second</li></ul>';
  stop = startZones();
});
afterEach(() => stop());

const f6 = (shiftKey = false): string | null | undefined => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey, cancelable: true }));
  return document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
};

test('F6 walks through the zones and round again', () => {
  expect([f6(), f6(), f6(), f6()]).toEqual(['top bar', 'stage', 'hand', 'top bar']);
});

test('Shift+F6 walks back', () => {
  expect([f6(true), f6(true)]).toEqual(['hand', 'stage']);
});

test('in a list with one stop the focus goes to that stop', () => {
  expect(enter('hand')).toBe(true);
  expect(document.activeElement?.textContent).toBe('second');
});

test('a zone that is not there is told', () => {
  expect(enter('moon')).toBe(false);
});
