import { afterEach, describe, expect, it } from 'vitest';
import { controlOf, startGlow } from './glow';

afterEach(() => document.body.replaceChildren());

const drawn = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
};
const frame = () => new Promise((done) => setTimeout(done, 60));

describe('the control that glows', () => {
  it('is the first of the list that is there, with its condition', () => {
    const root = drawn('<button id="a"></button><button id="b"></button>');
    expect(controlOf(root, [{ select: '#x' }, { select: '#b' }, { select: '#a' }])?.id).toBe('b');
    expect(controlOf(root, [{ select: '#b', when: '.chosen' }, { select: '#a' }])?.id).toBe('a');
    expect(controlOf(root, [{ select: '#x' }])).toBeNull();
  });

  it('is one at a time, follows what is drawn, and stops', async () => {
    const root = drawn('<button id="a"></button>');
    const glowing = () => [...root.querySelectorAll('[data-coach-glow]')].map((one) => one.id);
    const stop = startGlow(
      root,
      () => [{ select: '#b' }, { select: '#a' }],
      () => undefined,
    );
    await frame();
    expect(glowing()).toEqual(['a']);
    root.insertAdjacentHTML('beforeend', '<button id="b"></button>');
    await frame();
    expect(glowing()).toEqual(['b']);
    stop();
    expect(glowing()).toEqual([]);
  });
});
