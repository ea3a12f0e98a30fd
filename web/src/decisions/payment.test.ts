import { describe, expect, test } from 'vitest';
import fixture from '../fixtures/exceed-pay.json';
import type { Choice, Decision, Welcome } from '../protocol/types';
import { copiesIn, pile } from './cards';
import { isComplete, isTwofold, keyOf, paid, paying, payment, payOffer } from './payment';
import { Selection, type Pick } from './selection.svelte';
import { exceedUsefulness, suggested } from './suggestion';

const WELCOME = fixture as unknown as Welcome;
const picture = WELCOME.picture;
const match = WELCOME.match;
if (picture?.game !== 'exceed' || match?.game !== 'exceed' || !picture.decision) throw new Error('no payment');
const DECISION: Decision = picture.decision;

const NONE: ReadonlySet<string> = new Set();
const hand = (card: number): Pick => ({ card, zone: 'hand' });
const gauge = (card: number): Pick => ({ card, zone: 'gauge' });

/** A payment of cards: their names are numbers, their ways options. Ultras count as 1 or 2. */
function price(
  most: number | null,
  cards: { pick: Pick; copies?: number; ultra?: boolean }[],
  done: number | null = null,
): ReturnType<typeof payment> {
  const template = DECISION.options[0];
  if (!template) throw new Error('the fixture has no option');
  const base = (pick: Pick): number => (pick.zone === 'hand' ? 100 : 300) + pick.card;
  const options: Choice[] = cards.flatMap(({ pick, ultra }) => [
    { ...template, ...pick, number: base(pick), amount: 1 },
    ...(ultra ? [{ ...template, ...pick, number: base(pick) + 100, amount: 2 }] : []),
  ]);
  const ends: Choice[] =
    done === null ? [] : [{ ...template, card: null, zone: null, verb: 'done', number: done, amount: null }];
  const copies = (card: number, zone: string): number =>
    cards.find(({ pick }) => pick.card === card && pick.zone === zone)?.copies ?? 1;
  return payment({ ...DECISION, amount: most, options: [...ends, ...options], at_once: true }, copies);
}

describe('what pays without a card', () => {
  const template = DECISION.options[0];
  if (!template) throw new Error('the fixture has no option');
  const free: Choice = { ...template, number: 900, verb: 'pay', card: null, zone: null, amount: 1 };
  const mixed = payment({ ...DECISION, options: [...DECISION.options, free], at_once: true }, () => 1);

  test('is a way of its own, and then nothing is paid ahead of the questions', () => {
    expect(mixed.others).toEqual([free]);
    expect(mixed.atOnce).toBe(false);
    expect(mixed.cards.length).toBeGreaterThan(0);
  });
});

describe('a payment of a real game', () => {
  const real = payment(DECISION, copiesIn(picture));

  test('knows its cards and their copies', () => {
    expect(real.most).toBe(DECISION.amount);
    expect(real.exact).toBe(true);
    for (const card of real.cards) {
      expect(card.copies).toBe(pile(picture, card.zone).filter((one) => one === card.card).length);
    }
  });

  test('cannot be overpaid: no more cards than the price can be picked', () => {
    const selection = new Selection();
    selection.begin(payOffer(real, () => NONE, { paid: 'paid', or: (a, b) => `+${a} or +${b}` }));
    for (let round = 0; round < 3; round++) {
      for (const card of real.cards) selection.add(card.card, card.zone);
    }
    expect(paid(real, selection.picked, NONE)).toBe(real.most);
    expect(isComplete(real, selection.picked, NONE)).toBe(true);
    expect(paying(real, selection.picked, NONE)).not.toBeNull();
  });

  test('is suggested from what would be missed least, and not sent', () => {
    const picks = suggested(real, [], NONE, exceedUsefulness(match, picture));
    expect(paid(real, picks, NONE)).toBe(real.most);
    const kinds = new Map(match.fighters.flatMap((one) => one.cards).map((card) => [card.number, card.kind]));
    const ultras = pile(picture, 'hand').filter((card) => kinds.get(card) === 'ultra');
    expect(picks.filter((pick) => kinds.get(pick.card) === 'ultra').length).toBeLessThan(Math.max(1, ultras.length));
  });
});

describe('Ultras', () => {
  const cards = [{ pick: hand(1), ultra: true }, { pick: hand(2) }, { pick: hand(3) }, { pick: gauge(4) }];

  test('count as 2 where 2 are owed, and as 1 where the player wants it', () => {
    const three = price(3, cards);
    expect(isTwofold(three, hand(1))).toBe(true);
    expect(isTwofold(three, hand(2))).toBe(false);
    expect(paying(three, [hand(1), hand(2)], NONE)).toEqual([201, 102]);
    expect(paying(three, [hand(1), hand(2)], new Set([keyOf(hand(1))]))).toBeNull();
    expect(paying(three, [hand(1), hand(2), hand(3)], new Set([keyOf(hand(1))]))).toEqual([101, 102, 103]);
  });

  test('count as 1 where only 1 is left', () => {
    expect(paying(price(3, cards), [hand(2), hand(3), hand(1)], NONE)).toEqual([102, 103, 101]);
  });
});

describe('what can go one way only is not answered', () => {
  test('the last card of the hand', () => {
    expect(paying(price(2, [{ pick: hand(1) }, { pick: hand(2) }]), [hand(1), hand(2)], NONE)).toEqual([101]);
  });
  test('but the last hand card is, as long as gauge could be paid instead', () => {
    const cards = [{ pick: hand(1) }, { pick: hand(2) }, { pick: gauge(3) }];
    expect(paying(price(2, cards), [hand(1), hand(2)], NONE)).toEqual([101, 102]);
  });
  test('and so is one of two equal cards of the hand, which the others do not know to be equal', () => {
    const twins = [{ pick: hand(1), copies: 3 }];
    expect(paying(price(2, twins), [hand(1), hand(1)], NONE)).toEqual([101, 101]);
  });
  test('equal gauge cards', () => {
    const cards = [{ pick: gauge(1), copies: 2 }, { pick: gauge(2) }];
    expect(paying(price(2, cards), [gauge(2), gauge(1)], NONE)).toEqual([302]);
    expect(paying(price(2, cards), [gauge(1), gauge(2)], NONE)).toEqual([301, 302]);
  });
});

describe('up to an amount', () => {
  const cards = [{ pick: hand(1) }, { pick: hand(2) }, { pick: hand(3) }];

  test('ends with the option that pays no more', () => {
    expect(paying(price(3, cards, 0), [hand(1)], NONE)).toEqual([101, 0]);
    expect(paying(price(3, cards, 0), [], NONE)).toEqual([0]);
  });
  test('needs no end once the most is paid, or nothing is left', () => {
    expect(paying(price(2, cards, 0), [hand(1), hand(2)], NONE)).toEqual([101, 102]);
    expect(paying(price(null, cards, 0), [hand(1), hand(2), hand(3)], NONE)).toEqual([101, 102, 103]);
  });
  test('is the player’s to say: nothing is suggested', () => {
    expect(suggested(price(3, cards, 0), [], NONE, () => 1)).toEqual([]);
  });
});

test('card by card: one is sent at a time', () => {
  const steps = { ...price(4, [{ pick: hand(1) }, { pick: hand(2) }], 0), atOnce: false };
  expect(paying(steps, [hand(1)], NONE)).toEqual([101]);
  expect(paying(steps, [hand(1), hand(2)], NONE)).toBeNull();
  expect(paying(steps, [], NONE)).toEqual([0]);
});

test('a suggestion adds to what is picked already and never takes the last Ultra', () => {
  const three = price(3, [{ pick: hand(1), copies: 2 }, { pick: hand(2) }, { pick: gauge(3) }]);
  const useful = (card: { card: number }): number => (card.card === 2 ? Infinity : card.card);
  expect(suggested(three, [gauge(3)], NONE, useful)).toEqual([gauge(3), hand(1), hand(1)]);
  const short = price(3, [{ pick: hand(1) }, { pick: hand(2) }]);
  expect(suggested(short, [], NONE, useful)).toEqual([hand(1)]);
});
