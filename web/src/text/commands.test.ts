import { describe, expect, it } from 'vitest';
import type { Decision, Welcome } from '../protocol/types';
import { understand, type Command } from './commands';

const files = import.meta.glob<{ default: Welcome }>('../fixtures/*.json', { eager: true });

function decisionOf(name: string): Decision {
  const file = files[`../fixtures/${name}.json`];
  if (!file?.default.picture?.decision) throw new Error(`${name} asks nothing`);
  return file.default.picture.decision;
}

const HAND = ['Block', 'Metsu Hadoken', 'Hadoken', 'One Inch Punch'];

function chosen(line: string, name: string): string[] {
  const command = understand(line, decisionOf(name), HAND);
  return command.kind === 'choose' ? command.options.map((option) => option.text) : [command.kind];
}

const kind = (line: string, name: string): Command['kind'] => understand(line, decisionOf(name), HAND).kind;

describe('options of every fixture', () => {
  const asking = Object.entries(files).flatMap(([path, file]) => {
    const decision = file.default.picture?.decision;
    return decision ? [{ path, decision }] : [];
  });

  it('are asked in many ways', () => expect(asking.length).toBeGreaterThan(18));

  it.each(asking)('are chosen by their whole text and by their place: $path', ({ decision }) => {
    decision.options.forEach((option, place) => {
      const texts = decision.options.filter((other) => other.text === option.text);
      expect(texts).toHaveLength(1);
      for (const line of [option.text, option.text.toUpperCase(), String(place + 1)]) {
        const command = understand(line, decision, HAND);
        expect(command).toEqual({ kind: 'choose', options: [option], then: '' });
      }
    });
  });
});

describe('a move', () => {
  it('needs no small words and no price', () => {
    expect(chosen('move 5', 'exceed-action')).toEqual(['Move to 5 (1 Force)']);
    expect(chosen('m 4', 'exceed-action')).toEqual(['Move to 4 (2 Force)']);
  });

  it('is never taken for another one that costs as much as the space is called', () => {
    expect(understand('move 7', decisionOf('exceed-action'), HAND)).toMatchObject({
      kind: 'blocked',
      blocked: { reason: 'the opponent stands there' },
    });
    expect(kind('move 6', 'exceed-action')).toBe('unknown');
  });

  it('on the field goes by the name of the space', () => {
    expect(chosen('c4', 'hackclad-step')).toEqual(['Move to c4']);
    expect(kind('d5', 'hackclad-step')).toBe('blocked');
  });
});

describe('beginnings', () => {
  it('are enough where one option has them', () => {
    expect(chosen('prep', 'exceed-action')).toEqual(['Prepare']);
    expect(chosen('boost quick', 'exceed-action')).toEqual(['Boost Quick Step (One Inch Punch)']);
    expect(chosen('push', 'exceed-choose')).toEqual(['Push 2']);
    expect(chosen('sweep', 'exceed-discard')).toEqual(['Discard Sweep']);
  });

  it('name the card below a boost, too', () => {
    expect(chosen('boost block', 'exceed-action')).toEqual(['Boost Parry (Block)']);
  });

  it('of several options are told apart', () => {
    const command = understand('metsu', decisionOf('exceed-discard'), HAND);
    expect(command.kind === 'several' && command.options.map((option) => option.text)).toEqual([
      'Discard Metsu Hadoken',
      'Discard Metsu Shoryuken',
    ]);
  });

  it('prefer a whole name to a longer one', () => {
    expect(chosen('hadoken', 'exceed-discard')).toEqual(['Discard Hadoken']);
    expect(chosen('guard', 'hackclad-place')).toEqual(['Place Guard face down']);
  });

  it('hold signs of numbers', () => {
    expect(chosen('-1 dmg demolish', 'hackclad-react')).toEqual(['-1 DMG: discard Demolish']);
    expect(chosen('+1 move storm', 'hackclad-act')).toEqual(['+1 Move: discard Storm']);
  });
});

describe('several options in one line', () => {
  it('pay a price', () => {
    expect(chosen('pay block hand, sacrament', 'exceed-pay')).toEqual([
      'Pay Block from hand (1 Force)',
      'Pay Sacrament of Blades from hand (1 Force)',
    ]);
  });

  it('return cards of the first hand', () => {
    expect(chosen('return cross, assault, keep', 'exceed-mulligan')).toEqual([
      'Return Cross',
      'Return Assault',
      'Keep the rest',
    ]);
  });

  it('are refused where they are asked one by one', () => {
    expect(kind('push 2, pull 1', 'exceed-strike')).toBe('one by one');
  });

  it('do nothing if one of them is not clear', () => {
    expect(kind('pay block, nothing like it', 'exceed-pay')).toBe('unknown');
  });
});

describe('a strike', () => {
  it('says what is set when it has begun', () => {
    expect(understand('Strike hadoken EX', decisionOf('exceed-action'), HAND)).toMatchObject({
      kind: 'choose',
      then: 'hadoken ex',
    });
    expect(understand('strike wild', decisionOf('exceed-action'), HAND)).toMatchObject({ then: 'wild' });
    expect(chosen('strike', 'exceed-action')).toEqual(['Strike']);
  });

  it('does not begin with a card that is not there', () => {
    expect(kind('strike golden arrow', 'exceed-action')).toBe('unknown');
  });

  it('sets by the name alone', () => {
    expect(chosen('hadoken', 'exceed-set')).toEqual(['Set Hadoken']);
    expect(chosen('wild', 'exceed-set')).toEqual(['Wild Swing']);
    expect(kind('hadoken ex', 'exceed-set')).toBe('unknown');
  });

  it('tells an EX attack from a plain one', () => {
    const decision = decisionOf('exceed-set');
    const [first] = decision.options;
    if (!first) throw new Error('no option');
    const both = { ...decision, options: [...decision.options, { ...first, number: 1, text: 'Set two Grasp (EX)' }] };
    const text = (line: string) => {
      const command = understand(line, both, HAND);
      return command.kind === 'choose' ? command.options[0]?.text : command.kind;
    };
    expect(text('grasp')).toBe('Set Grasp');
    expect(text('grasp ex')).toBe('Set two Grasp (EX)');
  });
});

describe('questions', () => {
  it('are understood whoever is asked', () => {
    expect(understand('log', null, [])).toEqual({ kind: 'question', question: 'log', about: '' });
    expect(understand('Take back', null, [])).toEqual({ kind: 'question', question: 'take back', about: '' });
    expect(understand('?', null, [])).toMatchObject({ question: 'help' });
    expect(understand('outlook one inch punch', null, [])).toMatchObject({ about: 'one inch punch' });
  });

  it('are all that can be done while others choose', () => {
    expect(understand('1', null, [])).toEqual({ kind: 'not asked' });
  });

  it('never stand in the way of an option of the fixtures', () => {
    for (const file of Object.values(files))
      for (const option of file.default.picture?.decision?.options ?? [])
        expect(understand(option.text, file.default.picture?.decision ?? null, HAND).kind).toBe('choose');
  });
});
