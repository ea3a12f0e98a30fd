import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { spoken } from '../lib/announce.svelte';
import type { TableSession } from '../lib/session.svelte';
import type { Welcome } from '../protocol/types';
import TextTable from './TextTable.svelte';

const files = import.meta.glob<{ default: Welcome }>('../fixtures/*.json', { eager: true });

let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  undo = undefined;
});

function show(name: string) {
  const welcome = structuredClone(files[`../fixtures/${name}.json`]?.default);
  if (!welcome) throw new Error(name);
  const choose = vi.fn(async (_: readonly number[]) => true);
  const takeBack = vi.fn(async () => true);
  const session = {
    ...welcome,
    id: welcome.table.id,
    decision: welcome.picture?.decision ?? null,
    refusal: null,
    ready: true,
    choose,
    takeBack,
    outlook: vi.fn(() => Promise.reject(new Error('changed'))),
  };
  const table = mount(TextTable, {
    target: document.body,
    props: { session: session as unknown as TableSession },
  });
  flushSync();
  undo = () => void unmount(table);
  return { choose, takeBack, decision: session.decision, picture: welcome.picture, events: welcome.events };
}

async function type(line: string): Promise<string> {
  const input = document.querySelector<HTMLInputElement>('#command')!;
  input.value = line;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await tick();
  await tick();
  flushSync();
  return document.querySelector('.answer')?.textContent ?? '';
}

describe('every fixture', () => {
  it.each(Object.keys(files).map((path) => path.split('/').at(-1)!.replace('.json', '')))(
    'is shown with all its options in their order, what is not possible, and its events: %s',
    (name) => {
      const { decision, events } = show(name);
      const shown = [...document.querySelectorAll('.asked ol button')].map((one) => one.textContent ?? '');
      expect(shown).toHaveLength(decision?.options.length ?? 0);
      decision?.options.forEach((option, place) => expect(shown[place]).toContain(option.text));
      const asked = document.querySelector('.asked')?.textContent ?? '';
      for (const blocked of decision?.blocked ?? []) expect(asked).toContain(blocked.reason);
      const log = [...document.querySelectorAll('.log li')].map((one) => one.textContent.trim());
      const told = events.filter((event) => event.text).slice(-40);
      expect(log).toEqual(told.map((event) => `${event.text} ${event.rule}`.trim()));
      const text = document.body.textContent ?? '';
      expect(text).not.toMatch(/undefined|null|NaN|\b(text|duel|field|decisions)\.\w/);
      const headings = [...document.querySelectorAll('h2')].map((one) => one.textContent);
      expect(new Set(headings).size).toBe(headings.length);
    },
  );
});

describe('the command line', () => {
  it('answers the decision', async () => {
    const { choose, decision } = show('exceed-action');
    const said = await type('move 5');
    const five = decision!.options.find((option) => option.target === 5);
    expect(choose).toHaveBeenCalledExactlyOnceWith([five!.number]);
    expect(said).toContain('Move to 5');
  });

  it('says why something is not possible, on the page and aloud', async () => {
    const { choose } = show('exceed-action');
    expect(await type('exceed')).toContain('it costs 2 Gauge, you have 1');
    await vi.waitFor(() => expect(spoken.polite).toContain('it costs 2 Gauge'));
    expect(choose).not.toHaveBeenCalled();
  });

  it('reads hand, cards, log, position and help', async () => {
    show('exceed-action');
    expect(await type('hand')).toContain('One Inch Punch');
    expect(await type('card grasp')).toContain('Grasp, Normal');
    expect(await type('position')).toContain('The range is');
    expect(await type('log 3')).not.toBe('');
    expect(await type('help')).toContain('Shift+T');
  });

  it('reads rules by their number, and the rule of the latest event', async () => {
    const { events } = show('exceed-action');
    await type('rule 5.16');
    const read = () => document.querySelector('.answer')?.textContent ?? '';
    await vi.waitFor(() => expect(read()).toContain('EX 5.16'));
    await type('rule 6');
    await vi.waitFor(() => expect(read()).toContain('EX 6.7'));
    await type('rule');
    await vi.waitFor(() => expect(read()).toContain(events.findLast((event) => event.rule)?.rule));
    await type('rule 99.1');
    await vi.waitFor(() => expect(read()).toContain('no rule'));
  });

  it('reads what the Clad will do', async () => {
    show('hackclad-act');
    expect(await type('threats')).toContain('Clad card 1');
    expect(await type('position')).toContain('Voltage');
    expect(await type('missions')).toContain('VP');
  });

  it('takes back', async () => {
    const { takeBack } = show('exceed-set');
    await type('take back');
    const files = document.querySelector('.answer')?.textContent ?? '';
    expect(takeBack.mock.calls.length === 1 || files.includes('Nothing can be taken back')).toBe(true);
  });

  it('brings back earlier lines', async () => {
    show('exceed-action');
    await type('hand');
    await type('position');
    const input = document.querySelector<HTMLInputElement>('#command')!;
    const up = () => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
      flushSync();
      return input.value;
    };
    expect([up(), up()]).toEqual(['position', 'hand']);
  });
});
