import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import pay from '../fixtures/exceed-pay.json';
import type { Choice, Decision } from '../protocol/types';
import { answeredOnStage, nextSpace, spaceChoices } from './spaces';

const decision = action.picture.decision as unknown as Decision;

function withOptions(options: Partial<Choice>[], kind = 'pick space'): Decision {
  const [first] = decision.options;
  return { ...decision, kind, options: options.map((option) => ({ ...(first as Choice), ...option })) };
}

describe('choosing a space', () => {
  it('finds every move of the turn by its space', () => {
    const found = spaceChoices(decision.options);
    const moves = decision.options.filter((choice) => choice.verb === 'move');
    expect(moves.length).toBeGreaterThan(1);
    expect([...found.values()]).toEqual(moves);
    for (const [space, choice] of found) expect(choice.target).toBe(space);
  });

  it('is asked on the stage if every option is a space or declines', () => {
    const space = { verb: 'space', target: 4 };
    expect(answeredOnStage(withOptions([space, { verb: 'space', target: 6 }]))).toBe(true);
    expect(answeredOnStage(withOptions([space, { verb: 'no', target: null }]))).toBe(true);
    expect(answeredOnStage(withOptions([space, { verb: 'choose', target: null }]))).toBe(false);
  });

  it('leaves actions and payments to their own places', () => {
    expect(answeredOnStage(decision)).toBe(false);
    expect(answeredOnStage(pay.picture.decision as unknown as Decision)).toBe(false);
  });

  it('goes over legal spaces only, as they are drawn', () => {
    const legal = [2, 5, 8];
    expect(nextSpace(5, 1, legal, 9, false)).toBe(8);
    expect(nextSpace(5, -1, legal, 9, false)).toBe(2);
    expect(nextSpace(5, 1, legal, 9, true)).toBe(2);
    expect(nextSpace(4, 1, legal, 9, false)).toBe(5);
    expect(nextSpace(8, 1, legal, 9, false)).toBe(8);
  });
});
