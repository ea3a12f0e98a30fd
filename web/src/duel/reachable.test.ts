import { describe, expect, it } from 'vitest';
import recorded from '../fixtures/decisions/exceed.json';
import { payment } from '../decisions/payment';
import { acts, asking, decline, declines, optionOf, scale } from '../decisions/plan';
import type { Choice, Decision } from '../protocol/types';
import { setOptions } from './setting';
import { answeredOnStage, spaceChoices } from './spaces';
import { verbEntries } from './verbs';

/** One decision of every make that came in duels of all characters: of a kind, with these verbs and zones. */
const DECISIONS = recorded as unknown as Decision[];

/** The options that the table offers a way to, part by part as it asks. */
function offered(decision: Decision): number[] {
  const numbers = (choices: Iterable<Choice>) => [...choices].map((choice) => choice.number);
  if (decision.kind === 'action') return numbers(verbEntries(decision).flatMap((entry) => entry.choices));
  if (decision.kind === 'set attack') {
    const { cards, ex, others, wild } = setOptions(decision);
    return numbers([...cards.values(), ...ex.values(), ...others, ...(wild ? [wild] : [])]);
  }
  const declining = decision.options.filter(declines);
  if (answeredOnStage(decision)) return numbers([...spaceChoices(decision.options).values(), ...declining]);
  const end = decline(decision);
  switch (asking(decision)) {
    case 'pay': {
      const { cards, others, done } = payment(decision, () => 1);
      const ways = cards.flatMap((card) => [...card.ways.values()]);
      return [...ways, ...numbers(others), ...(done === null ? [] : [done])];
    }
    case 'pick':
    case 'discard':
    case 'mulligan': {
      const picked = acts(decision).flatMap(({ card, zone }) =>
        card === null || zone === null ? [] : (optionOf(decision, { card, zone }) ?? []),
      );
      return numbers([...picked, ...(end ? [end] : [])]);
    }
    case 'amount':
      return numbers(scale(decision));
    case 'name':
      return numbers(decision.options.filter((option) => option.card !== null));
    default:
      return numbers(decision.options);
  }
}

describe('every option of a duel', () => {
  it('comes from many makes of decisions', () => {
    expect(DECISIONS.length).toBeGreaterThan(80);
    const set = DECISIONS.filter((one) => one.kind === 'set attack').flatMap((one) => one.options);
    for (const zone of ['hand', 'boosts', 'aside', 'stored'] as const)
      expect(set.some((option) => option.zone === zone)).toBe(true);
  });

  it.each(DECISIONS.map((decision) => [`${decision.kind}: ${decision.prompt}`, decision] as const))(
    'has a way to it at the table: %s',
    (_, decision) => {
      const ways = offered(decision);
      expect(ways.toSorted()).toEqual(decision.options.map((option) => option.number).toSorted());
    },
  );
});
