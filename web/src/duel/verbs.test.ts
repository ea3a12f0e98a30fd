import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import { ENGLISH } from '../lib/texts';
import type { Decision } from '../protocol/types';
import { verbHint } from './hints';
import { cardVerbs, VERBS, verbEntries } from './verbs';

const decision = action.picture.decision as unknown as Decision;

describe('the action bar', () => {
  it('has a place for each of the eight verbs, possible or not', () => {
    const without: Decision = { ...decision, options: [], blocked: [] };
    expect(verbEntries(without).map((entry) => entry.letter)).toEqual(['S', 'B', 'M', 'C', 'P', 'E', 'T', 'R']);
  });

  it('holds every option of the turn exactly once', () => {
    const shown = verbEntries(decision).flatMap((entry) => entry.choices.map((choice) => choice.number));
    expect(shown.toSorted()).toEqual(decision.options.map((choice) => choice.number).toSorted());
  });

  it('has a letter of its own for each verb', () => {
    expect(new Set(VERBS.map((spec) => spec.letter)).size).toBe(VERBS.length);
  });

  it('says the reason of the engine where a verb is not possible', () => {
    const exceed = verbEntries(decision).find((entry) => entry.verb === 'exceed');
    expect(exceed?.choices).toEqual([]);
    expect(exceed && verbHint(exceed, '')).toBe(decision.blocked.find((entry) => entry.verb === 'exceed')?.reason);
  });

  it('has a text for each verb, its hint and its absence', () => {
    for (const spec of VERBS) {
      expect(ENGLISH.has(`duel.verb.${spec.key}`)).toBe(true);
      expect(ENGLISH.has(`duel.none.${spec.key}`)).toBe(true);
    }
    for (const entry of verbEntries(decision)) expect(verbHint(entry, 'Spike')).not.toMatch(/^duel\./);
  });
});

describe('the verbs of a card', () => {
  const boost = decision.options.find((choice) => choice.verb === 'boost');

  it('offer its boost and the strike', () => {
    const verbs = cardVerbs(decision, boost?.card ?? -1);
    expect(verbs.boost).toBe(boost);
    expect(verbs.strike?.verb).toBe('strike');
  });

  it('say why its boost is not possible', () => {
    const reason = 'it costs 2 Force, you can make 1';
    const blocked = [
      { verb: 'boost', text: 'Boost Fierce (Grasp)', reason: 'another', rule: 'EX 5.16', card: 4 },
      { verb: 'boost', text: 'Boost Light (Sweep)', reason, rule: 'EX 5.16', card: 5 },
    ];
    expect(cardVerbs({ ...decision, options: [], blocked }, 5).boostReason).toBe(reason);
  });

  it('do not boost from the gauge', () => {
    const options = [{ ...decision.options[0]!, verb: 'boost', card: 5, zone: 'gauge' }];
    expect(cardVerbs({ ...decision, options, blocked: [] }, 5).boost).toBeNull();
  });
});
