import { describe, expect, it } from 'vitest';
import played from '../fixtures/replays/exceed.json';
import moments from '../fixtures/replays/exceed-frames.json';
import type { ExceedMatch, ExceedPicture, Happening, Replay } from '../protocol/types';
import { boardAt } from './board';
import { strikesOf, type StepName } from './steps';
import { detail, equation, fewWords, headline, laneTitle, resultLine, sumLine, type Told } from './words';

const replay = played as unknown as Replay;
const told: Told = { match: replay.match as ExceedMatch, viewer: 0 };
const strikes = strikesOf(replay.events);
const plain = (text: string) => text.replaceAll('\u2060', '');

describe('the words of steps', () => {
  it('are there for each step, and few', () => {
    for (const strike of strikes) {
      for (const step of strike.steps) {
        const words = fewWords(told, strike, step);
        expect(words).not.toBe('');
        expect(words).not.toMatch(/strike\.|\{|undefined|NaN/);
        expect(words.split(' ').length).toBeLessThanOrEqual(14);
      }
    }
  });

  it('name the numbers of the range, the damage and the stun', () => {
    for (const strike of strikes) {
      for (const { event } of strike.steps.flatMap((step) => step.lines)) {
        const step = strike.steps.find((one) => one.lines.some((line) => line.event === event))!;
        if (event.kind === 'range' && Number(event.facts['least']) >= 0) {
          expect(plain(fewWords(told, strike, step))).toContain(String(event.facts['distance']));
          expect(plain(fewWords(told, strike, step))).toMatch(new RegExp(`${event.facts['greatest']}$|by an effect$`));
        }
        if (event.kind === 'stun') expect(fewWords(told, strike, step)).toContain(String(event.facts['guard']));
        if (event.kind === 'damage' && step.name === 'damage') {
          expect(headline(told, strike, step)).toMatch(Number(event.facts['amount']) > 0 ? /damage$/ : /no damage$/);
        }
      }
    }
  });

  it('speak to the viewer, and of the viewer to others', () => {
    const strike = strikes.find((one) => one.order?.seat === 0)!;
    const order = strike.steps.find((step) => step.name === 'order')!;
    expect(headline(told, strike, order)).toMatch(/^You act first/);
    expect(headline({ ...told, viewer: null }, strike, order)).toMatch(/^Geoffrey acts first/);
    expect(laneTitle(told, strike, strike.lanes[1]!)).toMatch(/^You, speed \d+, (acts first|first in a tie)/);
  });

  it('have a headline for each kind of step that comes in a game', () => {
    const seen = new Set<StepName>();
    for (const strike of strikes) {
      for (const step of strike.steps) {
        seen.add(step.name);
        for (const text of [headline(told, strike, step), detail(strike, step, told)]) {
          expect(text).not.toMatch(/strike\.[a-z]|\{|undefined/);
        }
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(11);
  });

  it('name an attack once that asks about its own effect', () => {
    const strike = strikes[0]!;
    const after = strike.steps.find((step) => step.name === 'after' && step.seat !== null)!;
    const card = strike.events.find((event) => event.kind === 'reveal' && event.seat === after.seat)!.names[0]!;
    const event = {
      ...strike.events[0]!,
      kind: 'effect',
      seat: after.seat!,
      facts: { source: card, line: 'After: Draw 1.' },
    };
    const asking = { ...after, came: true, nothing: false, lines: [{ event, depth: 0 }] } as unknown as typeof after;
    expect(headline(told, strike, asking)).toBe(`${card}, After`);
  });

  it('tell an extra attack by its own card', () => {
    let at = 0;
    const event = (kind: string, seat: number, step: string, facts = {}, names: string[] = []): Happening => ({
      at: at++,
      number: 1,
      kind,
      seat,
      text: '',
      cards: [at],
      names,
      facts,
      terms: [],
      step,
      rule: '',
    });
    const [strike] = strikesOf([
      event('strike', 0, 'set', { distance: 1 }),
      event('reveal', 0, 'reveal', {}, ['Blaze']),
      event('reveal', 1, 'reveal', {}, ['Hadoken']),
      event('order', 0, 'order', { attacker_speed: 5, defender_speed: 4 }),
      event('attack', 0, 'before', {}, ['Blaze']),
      event('range', 0, 'range', { hit: 0, distance: 1, least: 2, greatest: 4 }),
      event('extra attack', 0, 'after', {}, ['Grasp']),
      event('attack', 0, 'before', {}, ['Grasp']),
      event('range', 0, 'range', { hit: 1, distance: 1, least: 1, greatest: 1 }),
      event('damage', 1, 'damage', { amount: 1, prevented: 0, life: 9 }),
      event('strike over', 0, ''),
    ]);
    const lanes = strike!.lanes.filter((lane) => lane.kind === 'attack');
    expect(lanes.map((lane) => lane.extra)).toEqual([false, true]);
    expect(laneTitle(told, strike!, lanes[1]!)).toBe('You, extra attack with Grasp');
    const ranges = strike!.steps.filter((step) => step.name === 'range');
    expect(ranges.map((step) => headline(told, strike!, step).split(':')[0])).toEqual(['Blaze misses', 'Grasp hits']);
    expect(resultLine(strike!, 0)).toBe('Blaze misses. Grasp hits, 1 damage.');
    const last = { ...(moments.at(-1)!.picture as unknown as ExceedPicture), attacks: null };
    const cardAt = (until: number) => boardAt(last, strike!.events, strike!, until, () => undefined).attacks![0]!.card;
    const cards = strike!.events.map((event) => event.cards[0]);
    expect([4, 6, 8].map(cardAt)).toEqual([cards[4], cards[4], cards[7]]);
  });

  it('sum up each attack in a line', () => {
    for (const strike of strikes) {
      for (const seat of [0, 1]) expect(resultLine(strike, seat)).toMatch(/(hits|misses|does not come|\.$)/);
    }
  });

  it('write a sum with the source of every term', () => {
    const terms = [
      { value: 5, source: 'Golden Arrow' },
      { value: 2, source: 'Fierce' },
      { value: -1, source: 'Zsolt' },
    ];
    expect(equation(terms)).toBe('5 Golden Arrow + 2 Fierce − 1 Zsolt');
    const block = { value: -2, source: 'Block' };
    expect(equation([...terms, block, block, block])).toBe('5 Golden Arrow + 2 Fierce − 1 Zsolt − 2 Block ×3');
    expect(equation([block, block])).toBe('−2 Block ×2');
    const damage = strikes.flatMap((strike) => strike.events).find((event) => event.kind === 'damage')!;
    for (const term of damage.terms) expect(sumLine(damage)).toContain(term.source);
  });
});
