/** Setting an attack: the options of the decision, sorted by how the attack is set. */

import type { Choice, Decision } from '../protocol/types';

/** What the player means to set; nothing is sent before it is confirmed. */
export type Planned =
  | { readonly way: 'card'; readonly card: number; readonly ex: boolean }
  /** One of the further ways, by the number of its option. */
  | { readonly way: 'other'; readonly option: number }
  | { readonly way: 'wild' }
  | null;

export interface SetOptions {
  /** Hand cards that can be set by themselves. */
  readonly cards: ReadonlyMap<number, Choice>;
  /** Hand cards that can be set with their second copy. */
  readonly ex: ReadonlyMap<number, Choice>;
  readonly wild: Choice | null;
  /** Every other way: from another place, face up, with another second card. */
  readonly others: readonly Choice[];
}

export function setOptions(decision: Decision): SetOptions {
  const cards = new Map<number, Choice>();
  const ex = new Map<number, Choice>();
  const others: Choice[] = [];
  let wild: Choice | null = null;
  const keep = (found: Map<number, Choice>, choice: Choice) => {
    // No way may hide another one of the same card.
    if (typeof choice.card !== 'number' || found.has(choice.card)) others.push(choice);
    else found.set(choice.card, choice);
  };
  for (const choice of decision.options) {
    const fromHand = choice.zone === 'hand';
    if (choice.verb === 'wild swing' && wild === null) wild = choice;
    else if (fromHand && choice.verb === 'set') keep(cards, choice);
    else if (fromHand && choice.verb === 'set ex' && typeof choice.second !== 'number') keep(ex, choice);
    else others.push(choice);
  }
  return { cards, ex, wild, others };
}

/** The option that a plan means; null if it is not possible (any more). */
export function plannedChoice(options: SetOptions, planned: Planned): Choice | null {
  if (planned === null) return null;
  if (planned.way === 'wild') return options.wild;
  if (planned.way === 'other') return options.others.find((choice) => choice.number === planned.option) ?? null;
  return (planned.ex ? options.ex : options.cards).get(planned.card) ?? null;
}

/** Choosing a card of the hand: as an EX attack only if it was one already and there are two. */
export function planCard(options: SetOptions, planned: Planned, card: number): Planned {
  const ex = planned?.way === 'card' && planned.card === card && planned.ex && options.ex.has(card);
  return { way: 'card', card, ex: ex || (!options.cards.has(card) && options.ex.has(card)) };
}

/** The further way after the one that is meant, the first after the last; null if there is none. */
export function nextOther(options: SetOptions, planned: Planned): Planned {
  const at = planned?.way === 'other' ? options.others.findIndex((choice) => choice.number === planned.option) : -1;
  const next = options.others[(at + 1) % options.others.length];
  return next ? { way: 'other', option: next.number } : null;
}
