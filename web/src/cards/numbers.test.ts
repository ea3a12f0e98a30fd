import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { ExceedCard, HandCard } from '../protocol/types';
import { rangeText, shownRange, shownStats } from './numbers';
import { spokenCard } from './spoken';

const [card] = action.match.fighters[0]!.cards as unknown as [ExceedCard];
const hand = action.picture.hand as unknown as HandCard[];

describe('the numbers of a card', () => {
  it('are the printed ones where nothing changes them', () => {
    const plain = { ...card, power: 5, speed: 3, armor: 0, guard: 4 };
    const stats = shownStats(plain, null);
    expect(stats.map((stat) => stat.value)).toEqual(['5', '3', '0', '4']);
    expect(stats.map((stat) => stat.present)).toEqual([true, true, false, true]);
    expect(stats.every((stat) => stat.note === '')).toBe(true);
  });

  it('show the sum and how it came about', () => {
    const [power, speed] = shownStats({ ...card, power: 5, speed: 4 }, { power: 7, speed: 2 });
    expect(power).toMatchObject({ value: '7', note: '5+2' });
    expect(speed).toMatchObject({ value: '2', note: '4−2' });
  });

  it('show X for a computed one, with its value now below', () => {
    const [power] = shownStats({ ...card, power: 'X' }, { power: 6 });
    expect(power).toMatchObject({ value: 'X', note: '6' });
  });

  it('keep the place of Power and Speed even at 0', () => {
    const stats = shownStats({ ...card, power: 0, speed: 0, armor: 0, guard: 0 }, null);
    expect(stats.map((stat) => stat.present)).toEqual([true, true, false, false]);
  });
});

describe('the range of a card', () => {
  it('is the one that counts now', () => {
    expect(shownRange({ ...card, least: 1, greatest: 1 }, { least: 1, greatest: 3 })).toMatchObject({ greatest: 3 });
    expect(shownRange({ ...card, least: null, greatest: null }).kind).toBe('none');
    expect(shownRange({ ...card, least: 'X', greatest: 'X' }).kind).toBe('computed');
  });

  it('is written short', () => {
    expect(rangeText(3, 3)).toBe('3');
    expect(rangeText(3, 7)).toBe('3–7');
  });
});

describe('what is said of a card', () => {
  const now: HandCard = { ...hand[0]!, card: card.number, verdict: { word: 'hits', text: 'hits after Close 2' } };

  it('names it, its numbers and its texts', () => {
    const said = spokenCard(card, now, true);
    expect(said).toContain(card.name);
    expect(said).toContain(`Speed ${now.speed}`);
    expect(said).toContain(card.boost?.name ?? 'no boost');
    expect(said).not.toMatch(/duel\./);
  });

  it('tells no verdict where the table gives no help', () => {
    expect(spokenCard(card, now, true)).toContain(now.verdict.text);
    expect(spokenCard(card, now, false)).not.toContain(now.verdict.text);
  });
});
