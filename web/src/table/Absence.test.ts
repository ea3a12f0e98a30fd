import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import stored from '../fixtures/exceed-action.json';
import type { TableSession } from '../lib/session.svelte';
import type { SeatInfo, Welcome } from '../protocol/types';
import Absence from './Absence.svelte';

function said(gone: Partial<SeatInfo>): string {
  const { table } = structuredClone(stored) as unknown as Welcome;
  const seats = table.seats.map((seat, place): SeatInfo =>
    place === 0
      ? { ...seat, kind: 'person', yours: true, present: true }
      : { ...seat, kind: 'person', name: 'Ada', yours: false, present: false, ...gone },
  );
  const session = {
    table: { ...table, state: 'playing', seats },
    now: () => table.time,
    waitsFor: () => false,
  } as unknown as TableSession;
  const shown = mount(Absence, { target: document.body, props: { session } });
  flushSync();
  const text = document.body.textContent ?? '';
  void unmount(shown);
  document.body.replaceChildren();
  return text;
}

it('says how long it takes until the game can be claimed or played on by a bot', () => {
  const text = said({ gone_for: 2, claimable_in: 58, replaceable_in: 58 });
  expect(text).toContain('Ada lost connection.');
  expect(text).toContain('In 0:58 you may claim the game.');
  expect(text).toContain('In 0:58 a bot may play on.');
  expect(text).not.toContain('Claim the game');
});

it('leaves out what never comes, and offers what has come', () => {
  const text = said({ gone_for: 400, claimable_in: null, replaceable_in: 0, replaceable: true });
  expect(text).not.toContain('claim');
  expect(text).not.toContain('In 0:00');
  expect(text).toContain('Let a bot play on');
});
