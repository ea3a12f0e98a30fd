import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import mulligan from '../fixtures/exceed-mulligan.json';
import pay from '../fixtures/exceed-pay.json';
import set from '../fixtures/exceed-set.json';
import act from '../fixtures/hackclad-act.json';
import react from '../fixtures/hackclad-react.json';
import step from '../fixtures/hackclad-step.json';
import waiting from '../fixtures/exceed-strike-waiting.json';
import type { Welcome } from '../protocol/types';
import { ENGLISH } from '../lib/texts';
import { hintOf, momentOf, said, wordsOf } from './coaching';
import { bestAttack, DUEL, moveIntoReach, spareCards } from './duelLesson';
import { bestAttack as bestSkill, sideOf } from './fieldLesson';
import { freshCourse, type DuelMoment, type FieldMoment, type Moment } from './lesson';
import { STEPS } from './steps';

const seen = (stored: unknown): Moment => {
  const moment = momentOf(stored as Welcome);
  if (!moment) throw new Error('no moment');
  return moment;
};
const duel = (stored: unknown): DuelMoment => {
  const moment = seen(stored);
  if (moment.game !== 'exceed') throw new Error('not a duel');
  return moment;
};
const field = (stored: unknown): FieldMoment => {
  const moment = seen(stored);
  if (moment.game !== 'hackclad') throw new Error('not a hunt');
  return moment;
};

describe('a hint names something that can be done', () => {
  it('in a turn: an attack that the server says hits, or a move that it offers', () => {
    const moment = duel(action);
    const best = bestAttack(moment);
    if (best) expect(['hits', 'after', 'maybe']).toContain(best.verdict.word);
    const move = moveIntoReach(moment);
    if (move) expect(moment.picture.decision?.options).toContain(move.choice);
    expect(best ?? move).not.toBeNull();
    expect(hintOf(moment)).not.toBeNull();
  });

  it('keeps gauge for exceeding: no attack that costs gauge while another one hits, and No to what spends it', () => {
    const moment = duel(action);
    const [first, second] = moment.picture.hand.slice(0, 2).map((entry) => ({
      ...entry,
      verdict: { ...entry.verdict, word: 'hits' as const },
    }));
    const dear = { ...first!, power: second!.power + 5 };
    const fighters = moment.match.fighters.map((fighter) => ({
      ...fighter,
      cards: fighter.cards.map((face) => ({ ...face, gauge: face.number === dear.card ? 2 : 0 })),
    }));
    const players = (price: number | null) =>
      moment.picture.players.map((player) => ({ ...player, exceed_price: price }));
    const with_ = (price: number | null, decision = moment.picture.decision): DuelMoment => ({
      ...moment,
      match: { ...moment.match, fighters },
      picture: { ...moment.picture, hand: [dear, second!], players: players(price), decision },
    });
    expect(bestAttack(with_(2))?.card).toBe(second!.card);
    expect(bestAttack(with_(null))?.card).toBe(dear.card);
    const because = {
      source: 'Ryu',
      text: 'On set: You may spend 1 Gauge: Your attack becomes critical.',
      rule: 'EX 1.2',
    };
    const asked = { ...moment.picture.decision!, kind: 'may', because };
    const exceed = DUEL.steps.find((step) => step.id === 'exceed')!;
    const advice = exceed.advise(with_(2, asked));
    expect(advice.key).toBe('learn.exceed.keep_gauge');
    expect(advice.glow).not.toEqual([]);
    expect(exceed.advise(with_(null, asked)).key).toBe('learn.exceed.asked');
    expect(hintOf(with_(2, asked))).toEqual(advice);
    // Exceeding itself is paid with gauge, which is said as such.
    const price = asked.options.slice(0, 2).map((option) => ({ ...option, card: dear.card, zone: 'gauge' }));
    const paying = { ...asked, kind: 'pay', amount: 2, options: price };
    expect(wordsOf(exceed.advise(with_(2, paying)))).toMatch(/^It costs 2 Gauge/);
  });

  it('for a payment: a card that does not hit before one that does', () => {
    const moment = duel(pay);
    const spare = spareCards(moment);
    expect(spare.length).toBeGreaterThan(0);
    const hits = spare.map((choice) => {
      expect(moment.picture.decision?.options).toContain(choice);
      return moment.picture.hand.find((entry) => entry.card === choice.card)?.verdict.word === 'hits';
    });
    expect(hits).toEqual([...hits].sort((one, other) => Number(one) - Number(other)));
  });

  it('for an attack in HacKClaD: the strongest card in reach', () => {
    const moment = field(act);
    const best = bestSkill(moment);
    const able = moment.picture.hand.filter((entry) => entry.verdict === 'reach');
    expect(able.length).toBeGreaterThan(0);
    expect(best?.damage).toBe(Math.max(...able.map((entry) => entry.damage ?? 0)));
    expect(hintOf(moment)?.key).toBe('learn.hackclad.hint_attack');
  });

  it('and nothing while somebody else chooses', () => {
    expect(hintOf(seen(waiting))).toBeNull();
  });
});

describe('what the coach says', () => {
  it('has a text without open places for every step at every kind of decision', () => {
    for (const stored of [action, mulligan, pay, set, act, react, step, waiting]) {
      const moment = seen(stored);
      STEPS[moment.game].forEach((_, place) => {
        const words = said({ ...freshCourse(), step: place, since: 1_000_000 }, moment, false);
        expect(words.text).not.toMatch(/^learn\.|\{\w+\}/);
        expect(words.text.length).toBeGreaterThan(10);
      });
      const hint = hintOf(moment);
      if (hint) {
        expect(ENGLISH.has(hint.key)).toBe(true);
        expect(wordsOf(hint)).not.toMatch(/\{\w+\}/);
      }
    }
  });
});

describe('the sides of the Clad', () => {
  it('follow its arrow, over the edges too', () => {
    const { picture } = field(act);
    const north = { ...picture, clad: { ...picture.clad, space: 2, facing: 'north' } };
    expect(sideOf(north, 7)).toBe('front');
    expect(sideOf(north, 22)).toBe('behind');
    expect(sideOf(north, 3)).toBe('side');
    const west = { ...picture, clad: { ...picture.clad, space: 10, facing: 'west' } };
    expect(sideOf(west, 11)).toBe('behind');
    expect(sideOf(west, 14)).toBe('front');
  });
});
