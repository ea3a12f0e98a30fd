import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Button from './Button.svelte';
import Stat from './Stat.svelte';
import Tabs from './Tabs.svelte';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function within<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe('a button', () => {
  test('that cannot be pressed can still be reached, and says why', () => {
    const onclick = vi.fn();
    const button = mount(Button, {
      target: document.body,
      props: { reason: 'You have no gauge.', onclick, children: text('Exceed') },
    });
    stop = () => void unmount(button);
    const shown = within<HTMLButtonElement>('button');
    shown.click();
    expect(onclick).not.toHaveBeenCalled();
    expect(shown.disabled).toBe(false);
    expect(shown.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(shown.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You have no gauge.',
    );
  });

  test('with an address is a link', () => {
    const button = mount(Button, { target: document.body, props: { href: '/watch', children: text('Watch') } });
    stop = () => void unmount(button);
    expect(within<HTMLAnchorElement>('a').pathname).toBe('/watch');
  });
});

describe('tabs', () => {
  const show = () => {
    const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }));
    const mounted = mount(Tabs, { target: document.body, props: { label: 'Numbers', tabs, selected: 'one' } });
    stop = () => void unmount(mounted);
  };
  const press = (key: string) => {
    const selected = within('[aria-selected="true"]');
    selected.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
    return within('[aria-selected="true"]').textContent;
  };

  test('are walked by arrows, round both ends', () => {
    show();
    expect([press('ArrowRight'), press('ArrowRight'), press('ArrowRight')]).toEqual(['two', 'three', 'one']);
    expect([press('ArrowLeft'), press('Home'), press('End')]).toEqual(['three', 'one', 'three']);
    expect(document.activeElement?.textContent).toBe('three');
  });

  test('are one stop of the Tab key', () => {
    show();
    press('ArrowRight');
    const stops = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['two']);
  });
});

test('a stat that a card lacks leaves its place empty', () => {
  const empty = mount(Stat, { target: document.body, props: { kind: 'armor', value: null } });
  const full = mount(Stat, { target: document.body, props: { kind: 'power', value: 5, labelled: true } });
  stop = () => {
    void unmount(empty);
    void unmount(full);
  };
  expect(within('.none').textContent).toBe('');
  expect(within('[role="img"]').getAttribute('aria-label')).toBe('Power 5');
});
