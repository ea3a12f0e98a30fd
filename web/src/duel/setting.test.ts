import { describe, expect, it } from 'vitest';
import set from '../fixtures/exceed-set.json';
import type { Choice, Decision } from '../protocol/types';
import { nextOther, planCard, plannedChoice, setOptions } from './setting';

const asked = set.picture.decision as unknown as Decision;
const [first] = asked.options.filter((choice) => choice.verb === 'set' && choice.zone === 'hand');
const pair = first?.card ?? -1;
const way = (number: number, parts: Partial<Choice>): Choice => ({ ...first!, number, ...parts });
/** Every other way in which a card that is in the hand too can be set. */
const others = [
  way(9001, { verb: 'set', zone: 'gauge' }),
  way(9002, { verb: 'set', zone: 'sealed' }),
  way(9003, { verb: 'set', zone: 'aside' }),
  way(9004, { verb: 'set', zone: 'stored' }),
  way(9005, { verb: 'set', zone: 'boosts', text: 'from boosts at 3' }),
  way(9006, { verb: 'set', zone: 'boosts', text: 'from boosts at 5' }),
  way(9007, { verb: 'set face up' }),
  way(9008, { verb: 'set ex face up' }),
  way(9009, { verb: 'set ex', second: 7 }),
  way(9010, { verb: 'set ex', second: 8 }),
];
/** The decision of a real game, with a pair among its cards. */
const decision: Decision = {
  ...asked,
  options: [
    ...others.slice(0, 2),
    ...asked.options.filter((choice) => choice.verb !== 'set ex'),
    { ...first!, verb: 'set ex', number: first!.number + 1024 },
    ...others.slice(2),
  ],
};
const options = setOptions(decision);

describe('setting an attack', () => {
  it('sorts every option by its way, and each can be meant', () => {
    const plans = [
      ...[...options.cards.keys()].map((card) => ({ way: 'card', card, ex: false }) as const),
      ...[...options.ex.keys()].map((card) => ({ way: 'card', card, ex: true }) as const),
      ...options.others.map((choice) => ({ way: 'other', option: choice.number }) as const),
      { way: 'wild' } as const,
    ];
    const meant = plans.map((plan) => plannedChoice(options, plan)?.number);
    expect(meant.toSorted()).toEqual(decision.options.map((choice) => choice.number).toSorted());
  });

  it('takes only the hand and its pairs for cards, whatever else a card can be set from', () => {
    expect(options.others).toEqual(others);
    expect(options.cards.get(pair)).toEqual(first);
    expect(options.ex.get(pair)?.second).toBeNull();
  });

  it('hides no option behind another one of the same card', () => {
    const twice = setOptions({ ...asked, options: [first!, way(9011, {}), way(9012, { verb: 'wild swing' })] });
    expect(twice.others.map((choice) => choice.number)).toEqual([9011]);
    expect(twice.wild?.number).toBe(9012);
  });

  it('goes through the further ways one by one, and around', () => {
    const second = nextOther(options, nextOther(options, null));
    expect(second).toEqual({ way: 'other', option: 9002 });
    expect(nextOther(options, { way: 'other', option: 9010 })).toEqual({ way: 'other', option: 9001 });
    expect(nextOther(setOptions({ ...asked, options: [first!] }), null)).toBeNull();
  });

  it('means a regular attack first, and the EX attack when it is asked for', () => {
    const regular = planCard(options, null, pair);
    expect(plannedChoice(options, regular)?.verb).toBe('set');
    expect(plannedChoice(options, { way: 'card', card: pair, ex: true })?.verb).toBe('set ex');
  });

  it('keeps EX while the same card is meant, and drops it for another', () => {
    const other = [...options.cards.keys()].find((number) => number !== pair) ?? -1;
    const ex = { way: 'card', card: pair, ex: true } as const;
    expect(planCard(options, ex, ex.card)).toEqual(ex);
    expect(planCard(options, ex, other)).toEqual({ way: 'card', card: other, ex: false });
  });

  it('knows nothing to set for a card that cannot be set', () => {
    expect(plannedChoice(options, { way: 'card', card: 9999, ex: false })).toBeNull();
    expect(plannedChoice(options, { way: 'other', option: 9999 })).toBeNull();
    expect(plannedChoice(options, null)).toBeNull();
  });
});
