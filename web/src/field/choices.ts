/** Where each option of a decision is chosen: on the field, on a hand card, on a turn slot, on the board, or in a panel. */

import type { Choice, Decision, HackcladMatch } from '../protocol/types';

export interface Places {
  /** The options on spaces of the field, by space. */
  cells: Map<number, Choice>;
  /** What can be done with each hand card, by its number. */
  cards: Map<number, Choice[]>;
  /** Cards of other piles that can be used now, such as from the discard pile. */
  extra: number[];
  /** The turn slots that can be taken, from 0. */
  slots: Map<number, Choice>;
  /** The basic actions by name, with an option for each card that pays for it. */
  basics: Map<string, Choice[]>;
  /** The CP actions by their place on the board. */
  charged: Map<number, Choice>;
  /** What ends it: end the turn, pass, take no further step. */
  finish: Choice | null;
  /** Cards that do not lie in the hand, and Missions: shown in a row. */
  row: Choice[];
  /** Everything else, for the general panel. */
  rest: Choice[];
}

const ON_FIELD = new Set(['choose entry', 'step', 'pick space']);
const IN_ROW = new Set(['choose mission', 'choose enhanced card', 'swap out', 'swap in']);
const ACTING = new Set(['act', 'react']);
const ENDING = new Set(['end', 'pass', 'keep', 'done', 'stop']);

/** The name of a basic action: what its text says before the card that pays for it. */
export const basicOf = (choice: { text: string }): string => choice.text.split(':')[0]?.trim() ?? '';

interface BoardAction {
  cost: number;
  text: string;
  name: string;
}

/** The place of a CP action on a board, found by what it says; -1 for none. */
export function chargedOf(text: string, actions: readonly BoardAction[]): number {
  const bare = (words: string): string => words.replace(/[.\s]+$/, '').toLowerCase();
  const said = bare(text);
  return actions.findIndex(
    ({ name, cost, text: does }) => said === bare(`${name ? `${name} (${cost} CP)` : `${cost} CP`}: ${does}`),
  );
}

function empty(): Places {
  return {
    cells: new Map(),
    cards: new Map(),
    extra: [],
    slots: new Map(),
    basics: new Map(),
    charged: new Map(),
    finish: null,
    row: [],
    rest: [],
  };
}

const add = <Key>(to: Map<Key, Choice[]>, key: Key, choice: Choice): void => {
  const there = to.get(key);
  if (there) there.push(choice);
  else to.set(key, [choice]);
};

/** Whether a card is chosen where it lies in the hand. */
function inHand(choice: Choice, hand: readonly number[]): boolean {
  if (choice.card === null || !hand.includes(choice.card)) return false;
  return choice.zone === null || choice.zone === 'hand';
}

/**
 * Sort the options of a decision by where they are chosen.
 *
 * @param decision the decision; null if the viewer is not asked.
 * @param hand the hand of the Witch who is asked.
 * @param actions the CP actions of her board.
 */
export function placesOf(decision: Decision | null, hand: readonly number[], actions: readonly BoardAction[]): Places {
  const places = empty();
  for (const choice of decision?.options ?? []) place(places, decision?.kind ?? '', choice, hand, actions);
  return places;
}

function place(
  places: Places,
  kind: string,
  choice: Choice,
  hand: readonly number[],
  actions: readonly BoardAction[],
): void {
  if (choice.verb === 'basic action') {
    add(places.basics, basicOf(choice), choice);
    if (choice.card !== null) add(places.cards, choice.card, choice);
  } else if (choice.verb === 'cp action' && chargedOf(choice.text, actions) >= 0)
    places.charged.set(chargedOf(choice.text, actions), choice);
  else if (choice.verb === 'slot' && choice.amount !== null) places.slots.set(choice.amount - 1, choice);
  else if (ON_FIELD.has(kind) && choice.target !== null) places.cells.set(choice.target, choice);
  else if (ENDING.has(choice.verb) && places.finish === null) places.finish = choice;
  else if (IN_ROW.has(kind)) places.row.push(choice);
  else if (inHand(choice, hand)) add(places.cards, choice.card ?? -1, choice);
  else if (choice.card !== null && ACTING.has(kind)) {
    add(places.cards, choice.card, choice);
    if (!hand.includes(choice.card) && !places.extra.includes(choice.card)) places.extra.push(choice.card);
  } else if (choice.card !== null) places.row.push(choice);
  else places.rest.push(choice);
}

/** The Mission that an option takes, by the name in its text. */
export function missionOf(choice: Choice, match: HackcladMatch): HackcladMatch['missions'][number] | null {
  const said = choice.text.replace(/^Take /, '');
  const found = match.missions.filter((one) => said.startsWith(one.title));
  return found.sort((one, other) => other.title.length - one.title.length)[0] ?? null;
}

/** The main use of a card: playing or choosing it, before discarding it for something. */
export function mainUse(choices: readonly Choice[] | undefined): Choice | null {
  return choices?.find((choice) => choice.verb !== 'basic action') ?? null;
}
