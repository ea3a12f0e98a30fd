import { describe, expect, test } from 'vitest';
import discard from '../fixtures/exceed-discard.json';
import may from '../fixtures/exceed-may.json';
import mulligan from '../fixtures/exceed-mulligan.json';
import name from '../fixtures/exceed-name.json';
import order from '../fixtures/exceed-order.json';
import pay from '../fixtures/exceed-pay.json';
import action from '../fixtures/exceed-action.json';
import choose from '../fixtures/exceed-choose.json';
import set from '../fixtures/exceed-set.json';
import strike from '../fixtures/exceed-strike.json';
import act from '../fixtures/hackclad-act.json';
import draft from '../fixtures/hackclad-draft.json';
import enhanced from '../fixtures/hackclad-enhanced.json';
import entry from '../fixtures/hackclad-entry.json';
import mission from '../fixtures/hackclad-mission.json';
import place from '../fixtures/hackclad-place.json';
import react from '../fixtures/hackclad-react.json';
import step from '../fixtures/hackclad-step.json';
import swap from '../fixtures/hackclad-swap.json';
import type { Choice, Decision, Welcome } from '../protocol/types';
import { copiesIn } from './cards';
import { nameGroups } from './naming';
import { completed, nextOf, restOf } from './ordering';
import { answer, asking, cardOffer, decline, filtered, limits } from './plan';
import { Selection } from './selection.svelte';

function welcome(fixture: unknown): Welcome {
  return fixture as Welcome;
}
function decision(fixture: unknown): Decision {
  const found = welcome(fixture).picture?.decision;
  if (!found) throw new Error('the fixture asks nothing');
  return found;
}
function option(change: Partial<Choice>): Choice {
  const first = decision(may).options[0];
  if (!first) throw new Error('the fixture has no option');
  return { ...first, ...change };
}

test.each([
  ['action', action, 'list'],
  ['choose', choose, 'list'],
  ['discard to limit', discard, 'discard'],
  ['may', may, 'yes no'],
  ['mulligan', mulligan, 'mulligan'],
  ['name card', name, 'name'],
  ['order', order, 'order'],
  ['pay', pay, 'pay'],
  ['set attack', set, 'list'],
  ['amount in two directions', strike, 'list'],
  ['act', act, 'list'],
  ['choose turn slot', draft, 'list'],
  ['choose enhanced card', enhanced, 'pick'],
  ['choose entry', entry, 'list'],
  ['choose mission', mission, 'list'],
  ['place turn card', place, 'pick'],
  ['react', react, 'list'],
  ['step', step, 'list'],
  ['swap out', swap, 'pick'],
])('%s is asked in its own way', (_, fixture, manner) => {
  expect(asking(decision(fixture))).toBe(manner);
});

test('a number of one thing is a scale, whatever the order of the options', () => {
  const options = [2, 0, 1].map((amount) =>
    option({ number: amount, amount, verb: amount === 0 ? 'stay' : 'retreat', text: `Retreat ${amount}` }),
  );
  expect(asking({ ...decision(strike), kind: 'amount', options })).toBe('amount');
});

test('a single option is forced', () => {
  const one = decision(choose);
  expect(asking({ ...one, options: one.options.slice(0, 1) })).toBe('forced');
});

describe('a mulligan', () => {
  const asked = decision(mulligan);
  const picture = welcome(mulligan).picture;

  test('returns the picked cards in their order, then keeps the rest', () => {
    const [first, second] = asked.options.filter((one) => one.card !== null);
    const picked = [second, first].map((one) => ({ card: one?.card ?? -1, zone: one?.zone ?? '' }));
    expect(answer(asked, picked)).toEqual([second?.number, first?.number, decline(asked)?.number]);
  });

  test('keeps all cards when none is picked', () => {
    expect(answer(asked, [])).toEqual([decline(asked)?.number]);
  });

  test('lets as many copies be picked as the hand holds', () => {
    if (!picture) throw new Error('no picture');
    const selection = new Selection();
    selection.begin(cardOffer(asked, copiesIn(picture), 'you'));
    const card = asked.options.find((one) => one.card !== null)?.card ?? -1;
    const copies = copiesIn(picture)(card, 'hand');
    for (let i = 0; i < copies; i++) expect(selection.add(card, 'hand')).toBe(true);
    expect(selection.add(card, 'hand')).toBe(false);
    expect(selection.mark(card, 'hand')).toMatchObject({ possible: copies, chosen: copies });
    expect(selection.mark(9999, 'hand')).toBeNull();
  });
});

describe('a discard', () => {
  const asked = decision(discard);
  const cards = asked.options.map((one) => ({ card: one.card ?? -1, zone: one.zone ?? '' }));

  test('takes as many cards as the server counts, no fewer and no more', () => {
    expect(limits(asked)).toEqual({ least: 1, most: 1 });
    expect(answer(asked, [])).toBeNull();
    expect(answer(asked, cards.slice(0, 2))).toBeNull();
    expect(answer(asked, cards.slice(0, 1))).toEqual([asked.options[0]?.number]);
    const two = { ...asked, amount: 2 };
    expect(answer(two, cards.slice(0, 2))).toEqual(asked.options.slice(0, 2).map((one) => one.number));
  });

  test('with a way out is not forced', () => {
    const free = { ...asked, options: [...asked.options, option({ verb: 'done', card: null, number: 0 })] };
    expect(asking(free)).toBe('pick');
  });
});

test('a pick of a card that is not offered has no answer', () => {
  expect(answer(decision(enhanced), [{ card: -5, zone: 'hand' }])).toBeNull();
});

describe('an order', () => {
  const asked = decision(order);
  const texts = asked.options.map((one) => one.text);

  test('begins with what was put first, and goes on as printed', () => {
    const last = texts.at(-1) ?? '';
    const wanted = completed(asked, [last]);
    expect(wanted).toEqual([last, ...texts.slice(0, -1)]);
    expect(nextOf(asked, wanted)).toBe(asked.options.at(-1)?.number);
  });

  test('answers what follows as long as nothing else waits', () => {
    const wanted = completed(asked, [texts[0] ?? '']);
    const rest = { ...asked, options: asked.options.slice(1) };
    expect(nextOf(rest, wanted)).toBe(asked.options[1]?.number);
    const other = { ...asked, options: [...rest.options, option({ text: 'Something new', number: 7 })] };
    expect(nextOf(other, wanted)).toBeNull();
    expect(restOf(asked, wanted)).toEqual(wanted.slice(1));
    expect(nextOf(asked, restOf(asked, wanted))).toBeNull();
  });
});

describe('naming a card', () => {
  const { match, picture } = welcome(name);
  const asked = decision(name);

  test('shows all names by kind with the copies that were not seen', () => {
    if (!match || !picture || picture.game !== 'exceed') throw new Error('no game of EXCEED');
    const groups = nameGroups(asked, match, picture);
    expect(groups.map((group) => group.kind)).toEqual(
      ['normal', 'special', 'ultra'].filter((kind) => groups.some((group) => group.kind === kind)),
    );
    expect(groups.flatMap((group) => group.names)).toHaveLength(
      asked.options.filter((one) => one.card !== null).length,
    );
    const other = picture.players[1 - asked.seat];
    for (const one of groups.flatMap((group) => group.names)) {
      const seen = [...(other?.discard ?? []), ...(other?.gauge ?? [])].filter((card) => card === one.option.card);
      expect(one.unseen + seen.length).toBeLessThanOrEqual(2);
    }
    expect(groups.some((group) => group.names.some((one) => one.unseen > 0))).toBe(true);
  });

  test('marks what cannot come any more', () => {
    if (!match || !picture || picture.game !== 'exceed') throw new Error('no game of EXCEED');
    const seen = structuredClone(picture);
    const other = seen.players[1 - asked.seat];
    const card = asked.options.find((one) => one.card !== null)?.card ?? -1;
    if (other) {
      other.unseen = other.unseen.filter((one) => one !== card);
      other.hand = other.hand.filter((one) => one !== card);
    }
    const names = nameGroups(asked, match, seen).flatMap((group) => group.names);
    expect(names.find((one) => one.option.card === card)?.unseen).toBe(0);
  });
});

test('a filter finds every typed word, whatever the case and the accents', () => {
  const names = ['Golden Arrow', 'Arrow Volée', 'Spike'];
  expect(filtered(names, 'arrow', (one) => one)).toEqual(['Golden Arrow', 'Arrow Volée']);
  expect(filtered(names, 'VOLEE arr', (one) => one)).toEqual(['Arrow Volée']);
  expect(filtered(names, '', (one) => one)).toEqual(names);
});
