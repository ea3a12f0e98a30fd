import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { TableSession } from '../lib/session.svelte';
import type { Happening, Welcome } from '../protocol/types';
import { followTable } from './following.svelte';
import { followedTo } from './missed';

const WELCOME = action as unknown as Welcome;
const END = WELCOME.events.at(-1)?.at ?? 0;

let stop: () => void = () => undefined;
let hidden = false;

class Table {
  id = 't';
  seat = $state<number | null>(0);
  picture = $state.raw(WELCOME.picture);
  events = $state.raw<readonly Happening[]>(WELCOME.events);
  missedFrom = $state<number | null>(null);
}

/** Open a table as a page does, after so many events more than at first. */
function open({ shared = false, after = 0 } = {}): Table {
  stop();
  const table = new Table();
  if (after > 0) happen(table, after);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  stop = $effect.root(() =>
    followTable(
      () => table as unknown as TableSession,
      () => shared,
    ),
  );
  flushSync();
  return table;
}

function happen(table: Table, count: number): void {
  const [first] = WELCOME.events;
  const end = table.events.at(-1)?.at ?? 0;
  const news = Array.from({ length: count }, (_, place) => ({ ...first!, at: end + 1 + place, text: 'Ryu moves.' }));
  table.events = [...table.events, ...news];
  flushSync();
}

afterEach(() => {
  stop();
  hidden = false;
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a first visit has missed nothing, however much has happened', () => {
  expect(open().missedFrom).toBeNull();
  expect(followedTo('t', 0)).toBe(END);
});

test('a page that is loaded again tells from where on its viewer was away', () => {
  happen(open(), 2);
  expect(open({ after: 5 }).missedFrom).toBe(END + 3);
  // Loaded once more before it was looked at, it says the same.
  expect(open({ after: 6 }).missedFrom).toBe(END + 3);
  expect(followedTo('t', 0)).toBe(END + 2);
});

test('what happens on a hidden page is not followed, until it was looked at', () => {
  const table = open();
  hidden = true;
  happen(table, 3);
  expect(followedTo('t', 0)).toBe(END);
  hidden = false;
  table.missedFrom = END + 1;
  flushSync();
  expect(followedTo('t', 0)).toBe(END);
  table.missedFrom = null;
  flushSync();
  expect(followedTo('t', 0)).toBe(END + 3);
});

test('another seat is another viewer, and on a shared screen nobody is followed', () => {
  const table = open();
  table.seat = 1;
  flushSync();
  expect(table.missedFrom).toBeNull();
  expect(followedTo('t', 1)).toBe(END);
  localStorage.clear();
  open({ shared: true });
  expect(followedTo('t', 0)).toBeNull();
});
