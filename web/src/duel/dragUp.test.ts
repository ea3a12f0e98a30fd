import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dragUp, FAR_ENOUGH } from './dragUp';

let node: HTMLElement;
let undo: () => void;
const drop = vi.fn();
let possible = true;

beforeEach(() => {
  node = document.createElement('div');
  document.body.append(node);
  drop.mockClear();
  possible = true;
  undo = dragUp({ possible: () => possible, label: () => 'Strike', drop })(node);
});

afterEach(() => {
  undo();
  node.remove();
});

function point(type: string, y: number, pointerType = 'mouse'): void {
  node.dispatchEvent(
    new PointerEvent(type, { clientX: 100, clientY: y, pointerType, button: 0, pointerId: 1, bubbles: true }),
  );
}

it('means it when the card is let go far enough above, and says so before', () => {
  point('pointerdown', 500);
  point('pointermove', 500 - FAR_ENOUGH);
  expect(node.dataset['drop']).toBe('Strike');
  point('pointerup', 500 - FAR_ENOUGH);
  expect(drop).toHaveBeenCalledOnce();
  expect(node.style.translate).toBe('');
});

it('puts the card back when it is let go too early', () => {
  point('pointerdown', 500);
  point('pointermove', 460);
  expect(node.style.translate).not.toBe('');
  point('pointerup', 460);
  expect(drop).not.toHaveBeenCalled();
  expect(node.style.translate).toBe('');
});

it('is put back by Escape', () => {
  point('pointerdown', 500);
  point('pointermove', 300);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  point('pointerup', 300);
  expect(drop).not.toHaveBeenCalled();
});

it('leaves fingers to scroll, and does nothing while nothing can be struck with', () => {
  point('pointerdown', 500, 'touch');
  point('pointermove', 300, 'touch');
  point('pointerup', 300, 'touch');
  possible = false;
  point('pointerdown', 500);
  point('pointermove', 300);
  point('pointerup', 300);
  expect(drop).not.toHaveBeenCalled();
});
