import { describe, expect, it } from 'vitest';
import inStrike from '../fixtures/exceed-strike.json';
import played from '../fixtures/replays/exceed.json';
import type { Happening, Replay, Welcome } from '../protocol/types';
import { strikesOf, type Lane, type Strike } from './steps';

const { events } = played as unknown as Replay;
const strikes = strikesOf(events);

function having(kind: string): Strike {
  const found = strikes.find((strike) => strike.events.some((event) => event.kind === kind));
  if (!found) throw new Error(`no strike with ${kind}`);
  return found;
}

const names = (lane: Lane | undefined) => lane?.steps.map((step) => step.name);
const attacks = (strike: Strike) => strike.lanes.filter((lane) => lane.kind === 'attack');

describe('the strikes of a whole game', () => {
  it('are all there, each with its own turn', () => {
    expect(strikes).toHaveLength(events.filter((event) => event.kind === 'strike').length);
    expect(new Set(strikes.map((strike) => strike.turn)).size).toBe(strikes.length);
  });

  it('tell every one of their events once, in the order in which they happened', () => {
    for (const strike of strikes) {
      const told = strike.steps.flatMap((step) => step.lines.map((line) => line.event.at));
      expect(told).toEqual(strike.events.map((event) => event.at));
    }
  });

  it('begin with the reveal and the order, and let the faster side attack first', () => {
    for (const strike of strikes) {
      expect(strike.steps[0]?.name).toBe('reveal');
      expect(names(strike.lanes[0])?.at(-1)).toBe('order');
      expect(attacks(strike)[0]?.seat).toBe(strike.order?.seat);
    }
  });

  it('number their steps and show more of the game at each', () => {
    for (const strike of strikes) {
      expect(strike.steps.map((step) => step.place)).toEqual(strike.steps.map((_, place) => place));
      const ends = strike.steps.map((step) => step.until);
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
      expect(strike.steps.every((step) => step.came)).toBe(true);
    }
  });

  it('have no hit, damage and stun after a miss', () => {
    const missed = strikes.flatMap(attacks).filter((lane) => lane.steps.some((step) => step.mark === 'miss'));
    expect(missed.length).toBeGreaterThan(0);
    for (const lane of missed) expect(names(lane)).toEqual(['before', 'range', 'after']);
  });

  it('have all six steps after a hit, unless the hit ends the game', () => {
    const hit = strikes.flatMap(attacks).filter((lane) => lane.steps.some((step) => step.mark === 'hit'));
    const whole = ['before', 'range', 'hit', 'damage', 'stun', 'after'];
    for (const lane of hit) expect(whole.slice(0, lane.steps.length)).toEqual(names(lane));
    expect(hit.filter((lane) => lane.steps.length < 6)).toHaveLength(1);
  });

  it('say by which damage the slower attack was skipped', () => {
    const lane = attacks(having('attack skipped'))[1];
    expect(names(lane)).toEqual(['skipped']);
    expect(lane?.steps[0]?.mark).toBe('skipped');
    expect(lane?.skipped?.kind).toBe('stun');
    expect(lane?.skipped?.seat).toBe(lane?.seat);
  });

  it('have a step for the price where an attack was paid for or replaced', () => {
    for (const kind of ['invalid', 'pay']) {
      const strike = strikes.find((one) => one.events.some((event) => event.kind === kind && event.step === 'price'));
      if (!strike) continue;
      expect(names(strike.lanes[0])).toEqual(['reveal', 'price', 'order']);
    }
    // The card that replaces an invalid attack is revealed with the price, not before it.
    const replaced = having('invalid');
    const price = replaced.steps.find((step) => step.name === 'price');
    expect(price?.lines.map((line) => line.event.kind)).toContain('reveal');
  });

  it('end with the game where it ended in one', () => {
    const last = strikes.at(-1);
    expect(last?.steps.at(-1)?.name).toBe('over');
    expect(last?.steps.at(-1)?.mark).toBe('won');
    expect(last?.next).toBeNull();
    for (const strike of strikes.slice(0, -1)) {
      expect(strike.steps.at(-1)?.name).toBe('cleanup');
      expect(strike.next).not.toBeNull();
    }
  });

  it('indent what an effect brings about', () => {
    const moved = strikes
      .flatMap((strike) => strike.steps)
      .find((step) => step.name === 'hit' && step.lines.some((line) => line.event.kind === 'move'));
    const depths = moved?.lines
      .filter((line) => ['effect', 'move'].includes(line.event.kind))
      .map((line) => line.depth);
    expect(depths?.[0]).toBe(0);
    expect(Math.max(...(depths ?? []))).toBe(1);
  });

  it('call a step in which nothing happens so', () => {
    for (const step of strikes.flatMap((strike) => strike.steps)) {
      if (step.lines.length === 0) expect(step.nothing).toBe(true);
      if (step.name === 'range' || step.mark === 'damage') expect(step.nothing).toBe(false);
    }
  });
});

describe('a strike that goes on', () => {
  const [strike] = strikesOf((inStrike as unknown as Welcome).events).slice(-1);

  it('shows the steps that are still to come', () => {
    expect(strike?.over).toBe(false);
    const came = strike?.steps.map((step) => step.came) ?? [];
    expect(came).toContain(true);
    expect(came).toContain(false);
    expect(came.lastIndexOf(true)).toBeLessThan(came.indexOf(false));
    expect(strike?.lanes.map((lane) => lane.kind)).toEqual(['opening', 'attack', 'attack', 'end']);
  });
});

/** An event as an attack of seat 0 has it. */
function event(at: number, kind: string, step: string, facts: Happening['facts'] = {}): Happening {
  return { at, number: 1, kind, seat: 0, text: '', cards: [0], names: ['Card'], facts, terms: [], step, rule: '' };
}

describe('what effects do in a strike', () => {
  const begun = [
    event(0, 'strike', 'set'),
    event(1, 'reveal', 'reveal'),
    event(2, 'order', 'order', { attacker_speed: 5, defender_speed: 3 }),
    event(3, 'attack', 'before'),
  ];
  const kindsOf = (strike: Strike | undefined, name: string) =>
    strike?.steps.find((step) => step.seat === 0 && step.name === name)?.lines.map((line) => line.event.kind);

  it('keeps the damage of a Before effect with that effect', () => {
    const [strike] = strikesOf([
      ...begun,
      event(4, 'effect', 'before'),
      event(5, 'damage', 'damage'),
      event(6, 'range', 'range', { hit: 0 }),
    ]);
    expect(kindsOf(strike, 'before')).toEqual(['attack', 'effect', 'damage']);
    expect(kindsOf(strike, 'damage')).toBeUndefined();
  });

  it('keeps the damage of a Hit effect apart from that of the attack', () => {
    const [strike] = strikesOf([
      ...begun,
      event(4, 'range', 'range', { hit: 1 }),
      event(5, 'effect', 'hit'),
      event(6, 'damage', 'damage'),
      event(7, 'effect', 'hit'),
      event(8, 'damage', 'damage'),
    ]);
    expect(kindsOf(strike, 'hit')).toEqual(['effect', 'damage', 'effect']);
    expect(kindsOf(strike, 'damage')).toEqual(['damage']);
  });

  it('indents a boost below its effect, and the lines of the boost below the boost', () => {
    const [strike] = strikesOf([
      ...begun,
      event(4, 'range', 'range', { hit: 1 }),
      event(5, 'effect', 'hit', { source: 'Card', line: 'Hit: Play a boost.' }),
      event(6, 'boost', 'hit', { boost: 'Fierce', from: 'hand' }),
      event(7, 'effect', 'hit', { source: 'Fierce', line: 'Now: Draw 1.' }),
      event(8, 'draw', 'hit'),
      event(9, 'effect', 'hit', { source: 'Card', line: 'Gain 1 life.' }),
    ]);
    const hit = strike?.steps.find((step) => step.name === 'hit');
    expect(hit?.lines.map((line) => line.depth)).toEqual([0, 1, 2, 3, 0]);
  });

  it('shows no strike before its attacks are revealed', () => {
    expect(strikesOf([event(0, 'strike', 'set'), event(1, 'set', 'set')])).toEqual([]);
  });
});
