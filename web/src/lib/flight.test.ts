import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fly } from './flight';
import { resetSettings, settings } from './settings.svelte';

/** Where the parts of the page are said to be; what is not named is not on the screen. */
let boxes: Record<string, readonly [number, number]> = {};

beforeEach(() => {
  document.body.innerHTML = `
    <div data-place="deck" id="deck"></div>
    <div data-place="hand" id="row"><span data-place="hand" id="cell"></span></div>
    <div data-place="near" id="near"></div>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y] = boxes[this.id] ?? [0, 0];
    const size = this.id in boxes ? 10 : 0;
    return { x, y, width: size, height: size } as DOMRect;
  });
  boxes = { deck: [0, 0], row: [100, 0], cell: [300, 0], near: [8, 0] };
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  resetSettings();
});

/** The transforms of what flies, and a way to end it as the browser does. */
function recorded() {
  const ways: string[] = [];
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    ways.push(String(frames[2]?.transform));
    let done: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (done = resolve));
    return { finished, cancel: done } as unknown as Animation;
  } as unknown as Element['animate'];
  return ways;
}
const flying = () => document.querySelectorAll('.flying-card, .flying-shard').length;

describe('things that fly over a table', () => {
  it('fly to the innermost place, and are gone at once when somebody acts', async () => {
    const ways = recorded();
    const land = fly(document, [{ from: 'deck', to: 'hand' }]);
    expect(ways[0]).toContain('translate(283px');
    expect(flying()).toBe(1);
    land();
    await Promise.resolve();
    await Promise.resolve();
    expect(flying()).toBe(0);
  });

  it('take the next name where the first is not on the screen', () => {
    const ways = recorded();
    delete boxes.cell;
    fly(document, [{ from: 'deck', to: ['shards', 'hand'], what: 'shard' }]);
    expect(ways[0]).toContain('translate(92px');
    expect(document.querySelector('.flying-shard')).not.toBeNull();
  });

  it('are at most five, and none for no way or one too short to be seen', () => {
    recorded();
    fly(
      document,
      Array.from({ length: 9 }, () => ({ from: 'deck', to: 'hand' })),
    );
    expect(flying()).toBe(5);
    document.querySelectorAll('.flying-card').forEach((one) => one.remove());
    fly(document, [
      { from: 'deck', to: 'near' },
      { from: 'deck', to: 'nowhere' },
    ]);
    expect(flying()).toBe(0);
  });

  it('do not fly for who wants no motion', () => {
    recorded();
    settings.speed = 'none';
    fly(document, [{ from: 'deck', to: 'hand' }]);
    expect(flying()).toBe(0);
  });
});
