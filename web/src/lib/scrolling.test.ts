import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reachableWhenItScrolls } from './scrolling';

let resized: () => void = () => undefined;
let watched: Element[] = [];

class FakeResizeObserver {
  constructor(look: () => void) {
    resized = look;
  }
  observe(one: Element): void {
    watched.push(one);
  }
  disconnect(): void {
    watched = [];
  }
}

let node: HTMLElement;

/** How high the element is, and what is in it. */
function high(shown: number, content: number): void {
  Object.defineProperty(node, 'clientHeight', { value: shown, configurable: true });
  Object.defineProperty(node, 'scrollHeight', { value: content, configurable: true });
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  node = document.createElement('section');
  node.append(document.createElement('p'));
  document.body.append(node);
});
afterEach(() => {
  node.remove();
  vi.unstubAllGlobals();
});

test('what holds more than it shows can be focused, and no longer when all is shown', () => {
  high(100, 200);
  const stop = reachableWhenItScrolls(node);
  expect(node.getAttribute('tabindex')).toBe('0');
  high(200, 200);
  resized();
  expect(node.hasAttribute('tabindex')).toBe(false);
  stop();
  expect(watched).toEqual([]);
});

test('what shows all it holds is no stop of the Tab key', () => {
  high(100, 101);
  const stop = reachableWhenItScrolls(node);
  expect(node.hasAttribute('tabindex')).toBe(false);
  stop();
});

test('what is added is watched, too', async () => {
  high(100, 100);
  const stop = reachableWhenItScrolls(node);
  const more = document.createElement('p');
  high(100, 150);
  node.append(more);
  await Promise.resolve();
  expect(node.getAttribute('tabindex')).toBe('0');
  expect(watched).toContain(more);
  stop();
});

test('the focus is kept until it leaves by itself', () => {
  high(100, 200);
  const stop = reachableWhenItScrolls(node);
  node.focus();
  expect(document.activeElement).toBe(node);
  high(200, 200);
  resized();
  expect(document.activeElement).toBe(node);
  node.blur();
  expect(node.hasAttribute('tabindex')).toBe(false);
  stop();
});
