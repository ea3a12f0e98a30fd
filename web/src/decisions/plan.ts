/** How each decision is asked, and which numbers answer it. Options are only ever those that the server sent. */

import type { Choice, Decision } from '../protocol/types';
import type { Offer, Pick } from './selection.svelte';

export type Manner =
  'forced' | 'yes no' | 'list' | 'amount' | 'order' | 'name' | 'pick' | 'pay' | 'discard' | 'mulligan';

/** Verbs that decline or end something without doing anything else. */
const DECLINES: ReadonlySet<string> = new Set(['no', 'done', 'keep', 'stop', 'stay', 'pass', 'end']);
const TWO_WAYS: ReadonlySet<string> = new Set([
  'may',
  'cancel',
  'pay or invalid',
  'transform or gauge',
  'choose first',
  'top or bottom',
]);

export function declines(option: Choice): boolean {
  return DECLINES.has(option.verb) && option.card === null;
}

/** The option that ends the decision or does without it, if there is one. */
export function decline(decision: Decision): Choice | undefined {
  return decision.options.find(declines);
}

/** The other options. */
export function acts(decision: Decision): Choice[] {
  return decision.options.filter((option) => !declines(option));
}

/** The cards of a decision that is about picking one from a zone, each there once; null if it is about more. */
export function cardOptions(decision: Decision): Choice[] | null {
  const found = acts(decision);
  const places = new Set(found.map((option) => `${option.zone} ${option.card}`));
  const plain = found.length > 0 && found.every((option) => option.card !== null && option.zone !== null);
  return plain && places.size === found.length ? found : null;
}

/** How a decision is asked. */
export function asking(decision: Decision): Manner {
  const options = decision.options;
  if (decision.kind === 'mulligan') return 'mulligan';
  if (decision.kind === 'pay') return 'pay';
  if (options.length === 1) return 'forced';
  if (decision.kind === 'name card') return 'name';
  if (decision.kind === 'order') return 'order';
  if (TWO_WAYS.has(decision.kind) && options.length === 2) return 'yes no';
  if (decision.kind === 'amount' && isScale(options)) return 'amount';
  if (decision.kind === 'action' || decision.kind === 'act' || decision.kind === 'react') return 'list';
  if (decision.kind === 'set attack') return 'list';
  if (!cardOptions(decision)) return 'list';
  return givesUp(decision) ? 'discard' : 'pick';
}

/** Whether the options differ in nothing but a number. */
function isScale(options: readonly Choice[]): boolean {
  const amounts = new Set(options.map((option) => option.amount));
  const verbs = new Set(options.filter((option) => option.amount !== 0).map((option) => option.verb));
  return amounts.size === options.length && !amounts.has(null) && verbs.size <= 1;
}

/** Whether cards of one's own hand have to go: this must not look like playing them. */
function givesUp(decision: Decision): boolean {
  return !decline(decision) && acts(decision).every((option) => option.verb === 'discard' && option.zone === 'hand');
}

/** From the least to the greatest amount. */
export function scale(decision: Decision): Choice[] {
  return [...decision.options].sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0));
}

/** How many cards a tray takes: mulligans any number, discards as many as the server counts, other picks one. */
export function limits(decision: Decision): { least: number; most: number } {
  if (decision.kind === 'mulligan') return { least: 0, most: Infinity };
  if (decision.at_once && decision.amount !== null) return { least: decision.amount, most: decision.amount };
  return { least: 1, most: 1 };
}

/** The option of a picked card. */
export function optionOf(decision: Decision, pick: Pick): Choice | undefined {
  return acts(decision).find((option) => option.card === pick.card && option.zone === pick.zone);
}

/** How many cards of a number a zone holds, as far as the viewer knows. */
export type Copies = (card: number, zone: string) => number;

/** What a tray of cards lets one pick. */
export function cardOffer(decision: Decision, copies: Copies, tone: Offer['tone']): Offer {
  const { most } = limits(decision);
  return {
    possible: (card, zone) =>
      optionOf(decision, { card, zone }) ? Math.max(1, Math.min(most, copies(card, zone))) : 0,
    fits: (_, picked) => picked.length < most,
    tag: () => '',
    tone,
  };
}

/** The numbers that answer with the picked cards in their order; null as long as too few or too many are picked. */
export function answer(decision: Decision, picked: readonly Pick[]): number[] | null {
  const { least, most } = limits(decision);
  if (picked.length < least || picked.length > most) return null;
  const numbers = picked.map((pick) => optionOf(decision, pick)?.number);
  if (!numbers.every((number) => number !== undefined)) return null;
  // The cards of a mulligan are returned one by one until the rest is kept.
  const end = decision.kind === 'mulligan' ? decline(decision) : undefined;
  return end ? [...numbers, end.number] : numbers;
}

/** Letters and digits only, in small letters, for filters. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Those whose name holds every typed word. */
export function filtered<T>(things: readonly T[], typed: string, nameOf: (thing: T) => string): T[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return things.filter((thing) => words.every((word) => plain(nameOf(thing)).includes(word)));
}
