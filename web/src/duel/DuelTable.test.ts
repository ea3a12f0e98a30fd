import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import action from '../fixtures/exceed-action.json';
import set from '../fixtures/exceed-set.json';
import watched from '../fixtures/exceed-strike-watched.json';
import type { TableSession } from '../lib/session.svelte';
import type { Decision, ExceedPicture, Welcome } from '../protocol/types';
import DuelTable from './DuelTable.svelte';

let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  undo = undefined;
});

/** The table of a stored welcome, and what was chosen at it. */
function show(stored: unknown, options: Partial<NonNullable<Welcome['table']['options']>> = {}) {
  const welcome = stored as Welcome;
  const choose = vi.fn(async (_: readonly number[]) => true);
  const takeBack = vi.fn(async () => true);
  const outlook = vi.fn(() => new Promise<never>(() => undefined));
  const session = {
    id: 'k3v9x2',
    table: { ...welcome.table, options: { ...welcome.table.options, ...options } },
    seat: welcome.seat,
    match: welcome.match,
    picture: welcome.picture,
    events: welcome.events,
    decision: welcome.picture?.decision ?? null,
    refusal: null,
    missedFrom: null,
    busy: false,
    ready: true,
    choose,
    takeBack,
    outlook,
  };
  const table = mount(DuelTable, {
    target: document.body,
    props: { session: session as unknown as TableSession },
  });
  flushSync();
  undo = () => void unmount(table);
  const decision = welcome.picture?.decision as Decision;
  return { choose, takeBack, outlook, decision, root: document.querySelector<HTMLElement>('[data-table]')! };
}

async function press(root: HTMLElement, key: string) {
  const from = root.contains(document.activeElement) ? document.activeElement! : root;
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await tick();
  flushSync();
}

const numberOf = (decision: Decision, verb: string) => decision.options.find((choice) => choice.verb === verb)?.number;

describe('a turn by touch', () => {
  it('moves by tapping a space, which asks, and then the same space', () => {
    const { choose, decision, root } = show(action);
    const move = decision.options.find((choice) => choice.verb === 'move')!;
    const button = root.querySelector<HTMLElement>(`[data-space="${move.target}"]`)!;
    const tap = () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      button.focus();
      button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      flushSync();
    };
    tap();
    expect(choose).not.toHaveBeenCalled();
    tap();
    expect(choose).toHaveBeenCalledExactlyOnceWith([move.number]);
  });

  it('asks again for a space that only has the focus, from the move before', async () => {
    const { choose, decision, root } = show(action);
    const move = decision.options.find((choice) => choice.verb === 'move')!;
    const button = root.querySelector<HTMLElement>(`[data-space="${move.target}"]`)!;
    const tap = () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      button.focus();
      button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      flushSync();
    };
    tap();
    tap();
    expect(choose).toHaveBeenCalledOnce();
    const verb = root.querySelector<HTMLElement>('[data-verb="move"]')!;
    verb.focus();
    verb.click();
    await tick();
    flushSync();
    expect(document.activeElement).toBe(button);
    tap();
    expect(choose).toHaveBeenCalledOnce();
    tap();
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it('takes a touch that wandered for a scroll', () => {
    const { choose, decision, root } = show(action);
    const move = decision.options.find((choice) => choice.verb === 'move')!;
    const button = root.querySelector<HTMLElement>(`[data-space="${move.target}"]`)!;
    for (let times = 0; times < 3; times += 1) {
      button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { detail: 1, clientY: 40, bubbles: true }));
      flushSync();
    }
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a turn by keyboard', () => {
  it('begins a strike with S', async () => {
    const { choose, decision, root } = show(action);
    await press(root, 's');
    expect(choose).toHaveBeenCalledExactlyOnceWith([numberOf(decision, 'strike')]);
  });

  it('prepares with P', async () => {
    const { choose, decision, root } = show(action);
    await press(root, 'p');
    expect(choose).toHaveBeenCalledExactlyOnceWith([numberOf(decision, 'prepare')]);
  });

  it('does nothing for a verb that is not possible', async () => {
    const { choose, decision, root } = show(action);
    expect(numberOf(decision, 'exceed')).toBeUndefined();
    await press(root, 'e');
    expect(choose).not.toHaveBeenCalled();
  });

  it('moves with M and the digit of a space, and not before the space is confirmed', async () => {
    const { choose, decision, root } = show(action);
    const move = decision.options.find((choice) => choice.verb === 'move')!;
    await press(root, 'm');
    root.dispatchEvent(new KeyboardEvent('keydown', { key: String(move.target), bubbles: true, cancelable: true }));
    flushSync();
    expect(choose).not.toHaveBeenCalled();
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(choose).toHaveBeenCalledExactlyOnceWith([move.number]);
  });

  it('lists the boosts with B, Escape leaves them, a digit takes one', async () => {
    const { choose, decision, root } = show(action);
    const boosts = decision.options.filter((choice) => choice.verb === 'boost');
    await press(root, 'b');
    expect(root.textContent).toContain(boosts[0]?.text);
    await press(root, 'Escape');
    expect(choose).not.toHaveBeenCalled();
    await press(root, 'b');
    await press(root, '1');
    expect(choose).toHaveBeenCalledExactlyOnceWith([boosts[0]?.number]);
  });
});

describe('setting an attack', () => {
  it('takes two acts: a digit means the card, Enter sets it', async () => {
    const { choose, decision, root } = show(set);
    const card = (set.picture.hand as { card: number }[])[0]?.card;
    await press(root, '1');
    expect(choose).not.toHaveBeenCalled();
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    const option = decision.options.find((choice) => choice.verb === 'set' && choice.card === card);
    expect(choose).toHaveBeenCalledExactlyOnceWith([option?.number]);
  });

  it('takes one act at a table of one-tap play', async () => {
    const { choose, root } = show(set, { one_tap: true });
    await press(root, '1');
    expect(choose).toHaveBeenCalledOnce();
  });

  it('swings wildly with W and Enter', async () => {
    const { choose, decision, root } = show(set);
    await press(root, 'w');
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(choose).toHaveBeenCalledExactlyOnceWith([numberOf(decision, 'wild swing')]);
  });
});

describe('where Enter goes while an attack is set', () => {
  const space = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-zone="stage"] button[tabindex="0"]')!;
  const isConfirm = () => document.activeElement?.getAttribute('data-verb') === 'set';

  it('is not left on a space of the stage by the move before', async () => {
    const { root } = show(set);
    space(root).focus();
    await press(root, 'w');
    expect(isConfirm()).toBe(true);
  });

  it('is not left on a card of the hand by W', async () => {
    const { root } = show(set);
    await press(root, '1');
    expect(document.activeElement?.closest('[data-zone="hand"]')).not.toBeNull();
    await press(root, 'w');
    expect(isConfirm()).toBe(true);
  });

  it('is not left on a card of the hand by X', async () => {
    const { root } = show(set);
    await press(root, '1');
    await press(root, 'x');
    expect(isConfirm()).toBe(true);
  });
});

describe('the stage', () => {
  it('is one tab stop of nine buttons, each of which says its distance', () => {
    const { root } = show(action);
    const group = root.querySelector('[role="group"][aria-label="Stage"]');
    const buttons = [...(group?.querySelectorAll('button') ?? [])];
    expect(buttons).toHaveLength(9);
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    for (const button of buttons) expect(button.getAttribute('aria-label')).toMatch(/^Space \d\..*Range \d/);
  });
});

describe('what the table helps with', () => {
  it('asks for an outlook only where the table gives all help', () => {
    expect(show(action).outlook).toHaveBeenCalled();
    undo?.();
    expect(show(action, { help: 'verdicts' }).outlook).not.toHaveBeenCalled();
  });

  it('says no verdict at a table without help', () => {
    const texts = (action.picture.hand as { verdict: { text: string } }[]).map((entry) => entry.verdict.text);
    const { root } = show(action, { help: 'none' });
    const labels = [...root.querySelectorAll('[role="option"]')].map((card) => card.textContent);
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels)
      for (const text of texts) if (text !== 'does not attack') expect(label).not.toContain(text);
  });
});

describe('a spectator', () => {
  it('sees counters only from the step on in which they came', async () => {
    const stored = watched as unknown as Welcome;
    const picture = stored.picture as ExceedPicture;
    const last = stored.events.at(-1)!;
    const told = { ...last, at: last.at + 1, kind: 'counters', seat: 0, facts: { count: 2, source: 'Demonheart' } };
    const players = picture.players.map((player) => (player.seat === 0 ? { ...player, counters: 2 } : player));
    const { root } = show({ ...stored, picture: { ...picture, players }, events: [...stored.events, told] });
    const counters = () =>
      [...root.querySelectorAll('.inplay h3')].filter((one) => one.textContent?.includes('counter'));
    expect(counters()).toHaveLength(1);
    const steps = root.querySelectorAll<HTMLElement>('[data-strike-panel] li button');
    steps[0]!.click();
    await tick();
    flushSync();
    expect(counters()).toHaveLength(0);
  });

  it('sees both halves of the strike and no hand', () => {
    const { root } = show(watched);
    expect(root.querySelector('[role="listbox"]')).toBeNull();
    const cards = watched.picture.attacks?.map((attack) => attack.card) ?? [];
    const names = watched.match.fighters
      .flatMap((fighter) => fighter.cards)
      .filter((card) => cards.includes(card.number));
    for (const card of names) expect(root.textContent).toContain(card.name);
  });
});

describe('comparing two cards', () => {
  it('begins with D, stands beside the table, and asks for both outlooks', async () => {
    const { outlook, root } = show(action);
    const [first, second] = action.picture.hand as { card: number }[];
    await press(root, 'd');
    const chosen = [...document.querySelectorAll<HTMLSelectElement>('.comparison select')].map((one) => one.value);
    expect(chosen).toEqual([String(first?.card), String(second?.card)]);
    expect(outlook).toHaveBeenCalledWith(first?.card, false);
    expect(outlook).toHaveBeenCalledWith(second?.card, false);
    await press(root, 'd');
    expect(document.querySelector('.comparison')).toBeNull();
  });

  it('is not there at a table without help', async () => {
    const { root } = show(action, { help: 'none' });
    await press(root, 'd');
    expect(document.querySelector('.comparison')).toBeNull();
    expect(document.querySelector('[data-compare]')).toBeNull();
  });
});
