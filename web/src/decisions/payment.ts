/** Paying by cards: what each card gives, what is left, and which numbers pay it. Nothing can be overpaid. */

import type { Choice, Decision } from '../protocol/types';
import { acts, decline, type Copies } from './plan';
import type { Offer, Pick } from './selection.svelte';

/** A card that can be paid with, and the option for each amount that it can count as. */
export interface PayCard {
  readonly card: number;
  readonly zone: string;
  readonly copies: number;
  readonly ways: ReadonlyMap<number, number>;
}

export interface Payment {
  readonly cards: readonly PayCard[];
  /** What is left to pay; null: any amount. */
  readonly most: number | null;
  /** Whether all of it must be paid. */
  readonly exact: boolean;
  /** What pays without a card, such as free Force or life; each goes by itself. */
  readonly others: readonly Choice[];
  /** The option that pays no more. */
  readonly done: number | null;
  /** Whether all cards travel in one message; otherwise they go one by one. */
  readonly atOnce: boolean;
}

/** Cards that are to count as 1 though they could count as 2, as `keyOf` names them. */
export type AsOne = ReadonlySet<string>;

export function keyOf(pick: Pick): string {
  return `${pick.zone} ${pick.card}`;
}

export function payment(decision: Decision, copies: Copies): Payment {
  const cards = new Map<string, { card: number; zone: string; copies: number; ways: Map<number, number> }>();
  const others: Choice[] = [];
  for (const option of acts(decision)) {
    if (option.card === null || option.zone === null) {
      others.push(option);
      continue;
    }
    const pick = { card: option.card, zone: option.zone };
    const known = cards.get(keyOf(pick));
    const card = known ?? {
      ...pick,
      copies: Math.max(1, copies(pick.card, pick.zone)),
      ways: new Map<number, number>(),
    };
    card.ways.set(option.amount ?? 1, option.number);
    if (!known) cards.set(keyOf(pick), card);
  }
  const done = decline(decision)?.number ?? null;
  return {
    cards: [...cards.values()],
    others,
    most: decision.amount,
    exact: done === null,
    done,
    // What is asked after a card depends on these other ways too: then everything goes one by one.
    atOnce: decision.at_once && others.length === 0,
  };
}

function cardOf(payment: Payment, pick: Pick): PayCard | undefined {
  return payment.cards.find((card) => card.card === pick.card && card.zone === pick.zone);
}

/** Whether a card can count as 1 or as 2. */
export function isTwofold(payment: Payment, pick: Pick): boolean {
  return (cardOf(payment, pick)?.ways.size ?? 0) > 1;
}

/** What each picked card counts as, in their order: as much as is left, but 1 where the player wants that. */
export function worths(payment: Payment, picked: readonly Pick[], asOne: AsOne): number[] {
  let left = payment.most ?? Infinity;
  return picked.map((pick) => {
    const ways = [...(cardOf(payment, pick)?.ways.keys() ?? [])].sort((one, other) => one - other);
    const least = ways[0] ?? 0;
    const most = ways.filter((way) => way <= left).at(-1) ?? least;
    const worth = asOne.has(keyOf(pick)) ? least : most;
    left -= worth;
    return worth;
  });
}

export function paid(payment: Payment, picked: readonly Pick[], asOne: AsOne): number {
  return worths(payment, picked, asOne).reduce((sum, worth) => sum + worth, 0);
}

/** Whether one more card can be paid without overpaying. */
export function fits(payment: Payment, pick: Pick, picked: readonly Pick[], asOne: AsOne): boolean {
  if (!payment.atOnce) return picked.length === 0;
  const ways = cardOf(payment, pick)?.ways;
  if (!ways || payment.most === null) return ways !== undefined;
  return paid(payment, picked, asOne) + Math.min(...ways.keys()) <= payment.most;
}

/** Whether what is picked can be paid as it is. */
export function isComplete(payment: Payment, picked: readonly Pick[], asOne: AsOne): boolean {
  if (!payment.atOnce) return picked.length === 1 || (picked.length === 0 && payment.done !== null);
  const total = paid(payment, picked, asOne);
  return payment.exact ? total === payment.most : payment.most === null || total <= payment.most;
}

/** The numbers that pay the picked cards in their order; null as long as they are not a whole payment. */
export function paying(payment: Payment, picked: readonly Pick[], asOne: AsOne): number[] | null {
  if (!isComplete(payment, picked, asOne)) return null;
  const worth = worths(payment, picked, asOne);
  const numbers: number[] = [];
  let total = 0;
  for (const [place, pick] of picked.entries()) {
    const number = cardOf(payment, pick)?.ways.get(worth[place] ?? 0);
    if (number === undefined) return null;
    if (place === 0 || isAsked(payment, picked.slice(0, place), total)) numbers.push(number);
    total += worth[place] ?? 0;
  }
  const ends = payment.done !== null && (picked.length === 0 || (payment.atOnce && isAsked(payment, picked, total)));
  return ends && payment.done !== null ? [...numbers, payment.done] : numbers;
}

/**
 * Whether the next card is asked for after some were paid: what can go one way only is done without a question, unless
 * that would tell the others something about the hand. So it must not be answered either.
 */
function isAsked(payment: Payment, before: readonly Pick[], total: number): boolean {
  const left = payment.cards.map((card) => ({ ...card, copies: card.copies - countOf(before, card) }));
  const open = left.filter((card) => card.copies > 0);
  const owed = payment.most === null ? Infinity : payment.most - total;
  if (!payment.exact) return owed > 0 && open.length > 0;
  const held = copiesOf(open.filter((card) => card.zone === 'hand'));
  if (held > 1 || (held === 1 && copiesOf(open) > 1)) return true;
  const worthOf = (card: PayCard): number => Math.max(...card.ways.keys());
  const available = open.reduce((sum, card) => sum + card.copies * worthOf(card), 0);
  const ways = open.map((card) => {
    const worth = worthOf(card);
    return Number(available - worth >= owed - 1) + Number(worth === 2 && owed >= 2);
  });
  return ways.reduce((sum, count) => sum + count, 0) > 1;
}

function countOf(picked: readonly Pick[], card: Pick): number {
  return picked.filter((pick) => pick.card === card.card && pick.zone === card.zone).length;
}

function copiesOf(cards: readonly PayCard[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

/** What a card of the payment wears: what it gives, or that it is paid. */
export function payOffer(
  payment: Payment,
  asOne: () => AsOne,
  words: { paid: string; or: (a: number, b: number) => string },
): Offer {
  return {
    possible: (card, zone) => cardOf(payment, { card, zone })?.copies ?? 0,
    fits: (pick, picked) => fits(payment, pick, picked, asOne()),
    tag: (card, zone, picked) => {
      if (picked.some((pick) => pick.card === card && pick.zone === zone)) return words.paid;
      const ways = [...(cardOf(payment, { card, zone })?.ways.keys() ?? [])].sort((one, other) => one - other);
      return ways.length > 1 ? words.or(ways[0] ?? 1, ways.at(-1) ?? 2) : `+${ways[0] ?? 1}`;
    },
    tone: 'you',
  };
}
