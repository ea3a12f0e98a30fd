import { mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import may from '../fixtures/exceed-may.json';
import type { Decision, Welcome } from '../protocol/types';
import Prompt from './Prompt.svelte';
import { declines } from './plan';

let mounted: Record<string, unknown> | undefined;

function shown(decision: Decision): string {
  const props = { decision, tone: 'you' as const };
  mounted = mount(Prompt as Component<typeof props>, { target: document.body, props });
  return document.body.textContent ?? '';
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
});

test('who can only decline is told why there is a question', () => {
  const decision = (may as unknown as Welcome).picture!.decision!;
  const only = { ...decision, options: decision.options.filter(declines) };
  expect(only.options).toHaveLength(1);
  expect(shown(only)).toContain('so that nobody can tell');
});

test('nothing is said where there is a choice', () => {
  expect(shown((may as unknown as Welcome).picture!.decision!)).not.toContain('nobody can tell');
});
