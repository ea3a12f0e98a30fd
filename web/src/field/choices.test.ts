import { describe, expect, it } from 'vitest';
import act from '../fixtures/hackclad-act.json';
import draft from '../fixtures/hackclad-draft.json';
import enhanced from '../fixtures/hackclad-enhanced.json';
import entry from '../fixtures/hackclad-entry.json';
import mission from '../fixtures/hackclad-mission.json';
import react from '../fixtures/hackclad-react.json';
import step from '../fixtures/hackclad-step.json';
import swap from '../fixtures/hackclad-swap.json';
import type { Choice, HackcladMatch, HackcladPicture } from '../protocol/types';
import { chargedOf, mainUse, missionOf, placesOf } from './choices';

function placed(file: unknown) {
  const { match, picture } = file as { match: HackcladMatch; picture: HackcladPicture };
  const witch = picture.asked_witch ?? 0;
  const places = placesOf(picture.decision, picture.witches[witch]?.hand ?? [], match.witches[witch]?.actions ?? []);
  return { places, match, picture, options: picture.decision?.options ?? [] };
}

/** Every option that is chosen somewhere, once. */
function all(places: ReturnType<typeof placesOf>): Set<number> {
  const listed = [
    ...places.cells.values(),
    ...[...places.cards.values()].flat(),
    ...places.slots.values(),
    ...[...places.basics.values()].flat(),
    ...places.charged.values(),
    ...places.row,
    ...places.rest,
    ...(places.finish ? [places.finish] : []),
  ];
  return new Set(listed.map((one) => one.number));
}

describe('where the options of a decision are chosen', () => {
  it.each([
    ['act', act],
    ['draft', draft],
    ['enhanced', enhanced],
    ['entry', entry],
    ['mission', mission],
    ['react', react],
    ['step', step],
    ['swap', swap],
  ])('loses no option of %s', (_, file) => {
    const { places, options } = placed(file);
    expect(options.length).toBeGreaterThan(0);
    expect([...all(places)].sort()).toEqual(options.map((one) => one.number).sort());
  });

  it('puts uses and what a card pays for on the card, and the end of the turn on its button', () => {
    const { places } = placed(act);
    expect(places.finish?.verb).toBe('end');
    expect([...places.basics.keys()]).toEqual(['+1 Move', '+1 MP']);
    const [, options] = [...places.cards].find(([, choices]) => mainUse(choices)) ?? [];
    expect(mainUse(options)?.verb).toBe('use');
    expect(options?.filter((one) => one.verb === 'basic action')).toHaveLength(2);
    expect(places.rest).toEqual([]);
  });

  it('puts turn slots on the sequence', () => {
    expect([...placed(draft).places.slots.keys()]).toEqual([0, 1, 2]);
  });

  it('puts spaces on the field, and stopping on its button', () => {
    const { places, options } = placed(step);
    expect(places.finish?.verb).toBe('stop');
    expect(places.cells.size).toBe(options.length - 1);
    expect(placed(entry).places.cells.size).toBe(placed(entry).options.length);
  });

  it('shows Missions and cards of other piles in a row', () => {
    const { places, match, options } = placed(mission);
    expect(places.row).toHaveLength(options.length);
    for (const choice of places.row) expect(choice.text).toContain(missionOf(choice, match)?.title);
    expect(placed(enhanced).places.row.every((one) => one.card !== null)).toBe(true);
    expect(placed(swap).places.finish?.verb).toBe('keep');
  });

  it('answers an attack with cards in the hand, or takes it', () => {
    const { places } = placed(react);
    expect(places.finish?.verb).toBe('pass');
    expect([...places.basics.keys()]).toEqual(['-1 DMG']);
  });

  it('has no places without a decision', () => {
    expect(all(placesOf(null, [], [])).size).toBe(0);
  });

  it('finds a CP action by its cost, its name and what it does', () => {
    const actions = [
      { cost: 1, text: 'Reduce the damage by 2.', name: '' },
      { cost: 3, text: 'Your MP becomes 7.', name: 'Sabbath' },
    ];
    expect(chargedOf('1 CP: Reduce the damage by 2', actions)).toBe(0);
    expect(chargedOf('Sabbath (3 CP): Your MP becomes 7', actions)).toBe(1);
    expect(chargedOf('2 CP: Draw 1 card', actions)).toBe(-1);
  });

  it('offers a card of another pile beside the hand while acting', () => {
    const choice: Choice = {
      number: 7,
      text: 'Use Shot from the discard pile',
      verb: 'use',
      card: 9,
      zone: 'discard',
      target: null,
      amount: null,
      cost: null,
      outcome: '',
      path: [],
      mover: null,
      reach: [],
      facts: {},
      final: true,
      second: null,
    };
    const { picture } = placed(act);
    const decision = picture.decision;
    if (!decision) throw new Error('the fixture has a decision');
    const places = placesOf({ ...decision, options: [choice] }, [1], []);
    expect(places.extra).toEqual([9]);
    expect(mainUse(places.cards.get(9))).toBe(choice);
  });
});
