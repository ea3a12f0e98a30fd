import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import discard from '../fixtures/exceed-discard.json';
import pay from '../fixtures/exceed-pay.json';
import type { TableView } from '../lib/session.svelte';
import type { Decision, ExceedMatch, ExceedPicture, Welcome } from '../protocol/types';
import DecisionPanel from './DecisionPanel.svelte';
import { Selection } from './selection.svelte';
import { openTrayKeys } from './trayKeys.svelte';

let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
});

function key(name: string): void {
  openTrayKeys()
    .find((one) => one.key === name && (one.when?.() ?? true))
    ?.run(new KeyboardEvent('keydown'));
  flushSync();
}

/** A decision of another kind comes while the panel is open. */
function change(first: unknown, second: unknown): Selection {
  const session = { id: 'one', table: null, ready: true, busy: false, refusal: null } as unknown as TableView;
  const selection = new Selection();
  const asked = (file: unknown) => {
    const { picture, match } = file as Welcome;
    return { picture: picture as ExceedPicture, match: match as ExceedMatch, decision: picture?.decision as Decision };
  };
  let now = $state.raw(asked(first));
  mounted = mount(DecisionPanel, {
    target: document.body,
    props: {
      session,
      selection,
      get decision() {
        return now.decision;
      },
      get picture() {
        return now.picture;
      },
      get match() {
        return now.match;
      },
    },
  });
  flushSync();
  now = asked(second);
  flushSync();
  return selection;
}

it('offers its cards after a payment', () => {
  const selection = change(pay, discard);
  const option = (discard as unknown as Welcome).picture?.decision?.options.find((one) => one.card !== null);
  expect(selection.open).toBe(true);
  expect(selection.mark(option?.card ?? -1, option?.zone ?? '')).not.toBeNull();
});

it('offers what can be paid with after cards were picked', () => {
  const selection = change(discard, pay);
  const option = (pay as unknown as Welcome).picture?.decision?.options.find((one) => one.card !== null);
  expect(selection.open).toBe(true);
  expect(selection.mark(option?.card ?? -1, option?.zone ?? '')).not.toBeNull();
});

it('takes the focus from a card when a digit picks one, so that Enter confirms', () => {
  const selection = change(discard, pay);
  const elsewhere = document.querySelector<HTMLElement>('[data-zone="decision"] button');
  elsewhere?.focus();
  expect(document.activeElement).toBe(elsewhere);
  key('1');
  expect(selection.picked).toHaveLength(1);
  expect(document.activeElement?.getAttribute('data-zone')).toBe('decision');
});
