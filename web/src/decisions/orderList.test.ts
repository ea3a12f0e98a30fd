import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import order from '../fixtures/exceed-order.json';
import type { Decision, Welcome } from '../protocol/types';
import OrderList from './OrderList.svelte';

const asked = (order as unknown as Welcome).picture!.decision!;
const three: Decision = {
  ...asked,
  options: ['one', 'two', 'three'].map((text, number) => ({ ...asked.options[0]!, text, number })),
};
const two: Decision = { ...three, options: three.options.slice(1) };
let mounted: Record<string, unknown> | undefined;

/** What is sent as soon as a decision is shown. */
function shown(decision: Decision) {
  const send = vi.fn();
  const props = { decision, table: 'a table', ready: true, send };
  mounted = mount(OrderList as Component<typeof props>, { target: document.body, props });
  flushSync();
  return send;
}

async function done(): Promise<void> {
  if (mounted) await unmount(mounted);
  mounted = undefined;
}

afterEach(done);

test('an order answers what is left of its moment, and no later moment with the same effects', async () => {
  const first = shown(three);
  expect(first).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('[data-main]')!.click();
  expect(first).toHaveBeenCalledExactlyOnceWith([0]);
  await done();
  expect(shown(two)).toHaveBeenCalledExactlyOnceWith([1]);
  await done();
  expect(shown(three)).not.toHaveBeenCalled();
  await done();
  expect(shown(two)).not.toHaveBeenCalled();
});
