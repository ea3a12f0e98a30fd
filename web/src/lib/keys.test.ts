import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCharacter, onKeys, workingKeys, type KeyBinding } from './keys';
import { resetSettings, settings } from './settings.svelte';

let node: HTMLElement;
const strike = vi.fn<KeyBinding['run']>();
const confirm = vi.fn<KeyBinding['run']>();
let possible = true;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><button>Play</button><input type="text" /></main><p tabindex="0"></p>';
  node = document.querySelector('main') as HTMLElement;
  strike.mockClear();
  confirm.mockClear();
  possible = true;
  const bindings: KeyBinding[] = [
    { id: 'strike', key: 's', label: 'Strike', run: strike, when: () => possible },
    { id: 'confirm', key: 'Enter', label: 'Confirm', run: confirm },
  ];
  stop = onKeys(node, () => bindings);
});
afterEach(() => {
  stop();
  resetSettings();
});

function press(key: string, on: Element = node, more: KeyboardEventInit = {}): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}
const within = (selector: string): Element => document.querySelector(selector) as Element;

test('a letter acts inside the table and nowhere else', () => {
  press('s');
  press('s', within('p'));
  expect(strike).toHaveBeenCalledTimes(1);
});

test('a letter is text in a text field', () => {
  press('s', within('input'));
  expect(strike).not.toHaveBeenCalled();
});

test('with Ctrl a key is the browser’s', () => {
  press('s', node, { ctrlKey: true });
  expect(strike).not.toHaveBeenCalled();
});

test('letters can be switched off; other keys stay', () => {
  settings.letters = false;
  press('s');
  press('Enter');
  expect(strike).not.toHaveBeenCalled();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a changed key takes the place of the first one', () => {
  settings.keys.strike = 'x';
  press('s');
  expect(strike).not.toHaveBeenCalled();
  press('x');
  expect(strike).toHaveBeenCalledTimes(1);
});

test('Enter on a button presses the button', () => {
  press('Enter', within('button'));
  expect(confirm).not.toHaveBeenCalled();
});

test('what is not possible now does nothing and is not in the list', () => {
  possible = false;
  press('s');
  expect(strike).not.toHaveBeenCalled();
  expect(workingKeys(within('button'))).toEqual([{ key: 'Enter', label: 'Confirm' }]);
});

test('single characters are told from named keys', () => {
  expect(['s', '1', '?', 'Shift+t'].every(isCharacter)).toBe(true);
  expect(['Enter', 'ArrowLeft', 'F6', ' '].some(isCharacter)).toBe(false);
});
