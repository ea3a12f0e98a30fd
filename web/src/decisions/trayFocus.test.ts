import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import may from '../fixtures/exceed-may.json';
import order from '../fixtures/exceed-order.json';
import list from '../fixtures/exceed-strike.json';
import type { Decision, Welcome } from '../protocol/types';
import EffectList from './EffectList.svelte';
import OrderList from './OrderList.svelte';
import { openTrayKeys } from './trayKeys.svelte';
import YesNo from './YesNo.svelte';

let mounted: Record<string, unknown> | undefined;

function show(tray: unknown, file: unknown): Decision {
  const decision = (file as Welcome).picture?.decision;
  if (!decision) throw new Error('nothing is asked');
  const props = { decision, table: 'one', ready: true, oneTap: false, send: () => undefined };
  mounted = mount(tray as Component<typeof props>, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLElement>('button')?.focus();
  return decision;
}

function key(name: string): void {
  openTrayKeys()
    .find((one) => one.key === name)
    ?.run(new KeyboardEvent('keydown'));
  flushSync();
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
});

// A control in the focus takes Enter for itself, so it has to be the one that was picked.
describe('the focus of a tray', () => {
  it('goes to the line that a digit picks', () => {
    const decision = show(EffectList, list);
    key('2');
    expect(document.activeElement?.textContent).toContain(decision.options[1]?.text);
  });

  it('goes to the side that a letter picks', () => {
    show(YesNo, may);
    key('n');
    expect(document.activeElement?.textContent).toContain('No');
  });

  it('goes to what confirms an order, as soon as a digit began it', () => {
    show(OrderList, order);
    key('2');
    expect(document.activeElement?.hasAttribute('data-main')).toBe(true);
  });
});
