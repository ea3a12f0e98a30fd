import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSession } from '../../dev/fake-session.svelte';
import act from '../fixtures/hackclad-act.json';
import draft from '../fixtures/hackclad-draft.json';
import enhanced from '../fixtures/hackclad-enhanced.json';
import guard from '../fixtures/hackclad-guard.json';
import place from '../fixtures/hackclad-place.json';
import react from '../fixtures/hackclad-react.json';
import step from '../fixtures/hackclad-step.json';
import team from '../fixtures/hackclad-team.json';
import turning from '../fixtures/hackclad-turning.json';
import watched from '../fixtures/hackclad-watched.json';
import type { TableSession } from '../lib/session.svelte';
import type { HackcladPicture, Welcome } from '../protocol/types';
import FieldTable from './FieldTable.svelte';

// A desk: the whole table at once.
(window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
  width: 1440,
  height: 900,
});

let table: Record<string, unknown> | undefined;

function show(file: unknown) {
  const session = new FakeSession(file as Welcome);
  table = mount(FieldTable, { target: document.body, props: { session: session as unknown as TableSession } });
  flushSync();
  return session;
}

afterEach(async () => {
  if (table) await unmount(table);
  document.body.replaceChildren();
});

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const press = (element: HTMLElement): void => {
  element.click();
  flushSync();
};
const key = (name: string, on: HTMLElement = one('.table')): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
};
const option = (file: unknown, text: string): number => {
  const { decision } = (file as Welcome).picture as HackcladPicture;
  const found = decision?.options.find((choice) => choice.text.startsWith(text));
  if (!found) throw new Error(`no option ${text}`);
  return found.number;
};

describe('the table of HacKClaD', () => {
  it('uses a card by two presses: the first aims it', () => {
    const session = show(act);
    press(one('[data-card="3"]'));
    expect(one('[data-card="3"]').getAttribute('aria-selected')).toBe('true');
    expect(session.chosen).toEqual([]);
    press(one('[data-card="3"]'));
    expect(session.chosen).toEqual([[option(act, 'Use Absorb')]]);
  });

  it('never uses a card that cannot be used, and says why on it', () => {
    const session = show(act);
    press(one('[data-card="4"]'));
    press(one('[data-card="4"]'));
    expect(session.chosen).toEqual([]);
    expect(one('[data-card="4"]').textContent).toContain('out of range');
  });

  it('pays for a basic action with the aimed card, or with the next one that is picked', () => {
    const session = show(act);
    const basic = (): HTMLElement => one('.basics button');
    press(basic());
    expect(basic().getAttribute('aria-pressed')).toBe('true');
    press(one('[data-card="7"]'));
    press(one('[data-card="1"]'));
    press(basic());
    expect(session.chosen).toEqual([
      [option(act, '+1 Move: discard Catalyst')],
      [option(act, '+1 Move: discard Guard')],
    ]);
  });

  it('ends the turn at the second press only, and Escape takes the first one back', () => {
    const session = show(act);
    key('e');
    key('Escape');
    key('e');
    expect(session.chosen).toEqual([]);
    key('e');
    expect(session.chosen).toEqual([[option(act, 'End the turn')]]);
  });

  it('picks cards by digits and uses the aimed one by Enter', () => {
    const session = show(act);
    key('2');
    key('Enter');
    expect(session.chosen).toEqual([[option(act, 'Use Absorb')]]);
  });

  it('takes the focus to the card that a digit picks, so that Enter takes no other one', async () => {
    show(act);
    one('[data-card="4"]').focus();
    key('2');
    expect(document.activeElement).toBe(one('[data-card="3"]'));
    if (table) await unmount(table);
    show(enhanced);
    key('3');
    expect(document.activeElement).toBe(document.querySelectorAll('.pick [role="option"]')[2]);
  });

  it('leaves the digits to the panel while it asks what has no place at the table', () => {
    const asked = structuredClone(act) as unknown as Welcome;
    const { picture } = asked;
    const [model] = picture?.decision?.options ?? [];
    if (!picture?.decision || !model) throw new Error('nothing is asked');
    const options = ['Move 1 space', 'Gain 1 MP'].map((text, i) => ({ ...model, verb: 'choose', text, number: i }));
    Object.assign(picture.decision, { kind: 'choose', options });
    show(asked);
    key('2');
    expect(document.querySelector('.hand [aria-selected="true"]')).toBeNull();
  });

  it('looks at the coming Clad cards by 7, 8 and 9', () => {
    show(act);
    key('8');
    expect(one('.sequence [aria-pressed="true"] b').textContent).toBe('Whirlwind');
    key('8');
    expect(document.querySelector('.sequence [aria-pressed="true"]')).toBeNull();
  });

  it('walks the field by arrows over its edges, by letter and digit, and moves by Enter', () => {
    const session = show(step);
    const at = (): string | undefined => (document.activeElement as HTMLElement).dataset.space;
    const cell = (): HTMLElement => document.activeElement as HTMLElement;
    one('[data-space="22"]').focus();
    flushSync();
    key('ArrowUp', cell());
    expect(at()).toBe('2');
    key('b', cell());
    key('5', cell());
    expect(at()).toBe('21');
    key('Enter', cell());
    expect(session.chosen).toEqual([[option(step, 'Move to b5')]]);
  });

  it('leads to a space by its name from anywhere at the table', () => {
    const session = show(step);
    key('c');
    key('4');
    const cell = document.activeElement as HTMLElement;
    expect(cell.dataset.space).toBe('17');
    expect(cell.getAttribute('aria-label')).toContain('Move to c4');
    key('Enter', cell);
    expect(session.chosen).toEqual([[option(step, 'Move to c4')]]);
  });

  it('has one stop for Tab in the field and one in the hand', () => {
    show(step);
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(25);
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('.hand [tabindex="0"]')).toHaveLength(1);
  });

  it('drafts a card and a slot in this order: the card goes under the slot once it is asked for', async () => {
    const session = show(draft);
    key('2');
    key('3');
    expect(session.chosen).toEqual([[option(draft, 'Take Turn slot 3')]]);
    session.show(place as unknown as Welcome);
    flushSync();
    await tick();
    const hand = ((place as unknown as Welcome).picture as HackcladPicture).decision?.options ?? [];
    const drafted = hand.find(
      (choice) => choice.card === ((draft as unknown as Welcome).picture as HackcladPicture).witches[1]?.hand[1],
    );
    expect(drafted).toBeDefined();
    expect(session.chosen.slice(1)).toEqual([[drafted?.number]]);
  });

  it('asks for a reaction under the field with the running sum; D pays by a card, Enter takes it', () => {
    const session = show(react);
    expect(one('.reacting h2').textContent).toContain('Whirlwind attacks you: react?');
    expect([...document.querySelectorAll('.sum .box b')].map((box) => box.textContent)).toEqual(['3', '0', '3']);
    key('d');
    press(one('[data-card="199"]'));
    expect(session.chosen).toEqual([[option(react, '-1 DMG: discard Repair')]]);
    key('Enter');
    expect(session.chosen.at(-1)).toEqual([option(react, 'Pass')]);
  });

  it('takes a card of the row after it was selected', () => {
    const session = show(enhanced);
    key('3');
    expect(session.chosen).toEqual([]);
    key('Enter');
    expect(session.chosen).toEqual([[option(enhanced, 'Add Tempest')]]);
  });

  it('sends nothing while a choice is on its way', () => {
    const session = show(act);
    session.busy = true;
    press(one('[data-card="3"]'));
    press(one('[data-card="3"]'));
    expect(session.chosen).toEqual([]);
  });

  it('shows a spectator backs, and nothing that could be pressed to act', () => {
    show(watched);
    expect(document.querySelectorAll('.hand .back')).toHaveLength(4);
    expect(document.querySelector('[data-card]')).toBeNull();
    expect(document.querySelector('.basics')).toBeNull();
    expect(one('.prompt h2').textContent).toBe('Luna (Ada) is acting');
  });

  it('shows the threats as they are after the aimed card, marks the changed rows, and goes back', () => {
    show(turning);
    const picture = (turning as unknown as Welcome).picture as HackcladPicture;
    const changing = picture.hand.find((card) => card.after);
    const before = one('.drawing').innerHTML;
    press(one(`[data-card="${changing?.card}"]`));
    expect(one('.after').textContent).toBe('Threats as they are after the aimed card');
    expect(document.querySelectorAll('.sequence .pulse').length).toBeGreaterThan(0);
    expect(one('.drawing').innerHTML).not.toBe(before);
    key('Escape');
    expect(document.querySelectorAll('.sequence .pulse')).toHaveLength(0);
    expect(document.querySelector('.after')).toBeNull();
  });

  it('answers an attack with a reaction or CP, each with what it leaves', () => {
    const session = show(guard);
    expect(one('.ways').textContent).toContain('Use Guard');
    expect(one('.ways').textContent).toContain('4 - 2 = 2 damage');
    key('c');
    press(one('[data-card="65"]'));
    press(one('[data-card="65"]'));
    const charged = ((guard as unknown as Welcome).picture as HackcladPicture).decision?.options.find(
      (choice) => choice.verb === 'cp action',
    );
    expect(session.chosen).toEqual([[charged?.number], [option(guard, 'Use Guard')]]);
    expect(one('[data-card="76"] .skill').className).toContain('dim');
    expect(one('[data-card="65"] .skill').className).not.toContain('dim');
  });

  it('keeps both hands of a player of two Witches in reach, and acts only for the one that is asked', () => {
    const session = show(team);
    const tabs = [...document.querySelectorAll<HTMLElement>('.witch-tabs button')];
    expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(tabs[0]?.textContent).toContain('is asked');
    press(tabs[1] as HTMLElement);
    expect(one('.hand').getAttribute('aria-label')).toBe('Hand of Flare');
    const other = one('[data-card]');
    press(other);
    press(other);
    expect(session.chosen).toEqual([]);
    press(tabs[0] as HTMLElement);
    expect(one('.hand').getAttribute('aria-label')).toBe('Hand of Luna');
    expect(document.querySelectorAll('.witches .team')).toHaveLength(2);
  });
});
