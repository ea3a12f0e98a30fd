import { describe, expect, it } from 'vitest';
import act from '../fixtures/hackclad-act.json';
import watched from '../fixtures/hackclad-watched.json';
import type { HackcladMatch, HackcladPicture, Happening } from '../protocol/types';
import { figures, ghostClads } from './figures';
import { momentsOf, soundOf } from './moments';
import { draftRank, heldCards, ownWitches, shownWitch, teamSums } from './reading';

const read = (file: unknown) => file as { match: HackcladMatch; picture: HackcladPicture };

describe('what the table reads from a picture', () => {
  const { match, picture } = read(act);

  it("knows the viewer's Witches, none for a spectator", () => {
    expect([...ownWitches(match, picture)]).toEqual([0]);
    expect(ownWitches(read(watched).match, read(watched).picture).size).toBe(0);
  });

  it('shows the Witch who is asked, and another own one on demand', () => {
    expect(shownWitch(picture, new Set([0, 3]), null)).toBe(0);
    expect(shownWitch(picture, new Set([0, 3]), 3)).toBe(3);
    expect(shownWitch(picture, new Set([2]), null)).toBe(2);
    expect(shownWitch(read(watched).picture, new Set(), null)).toBe(0);
  });

  it('counts equal cards, and cards that lie face down', () => {
    expect(heldCards([4, 2, 4, -1, -1])).toEqual([
      { card: 4, count: 2 },
      { card: 2, count: 1 },
      { card: -1, count: 2 },
    ]);
  });

  it('lets the last turn draft first', () => {
    expect([0, 1, 2, 3].map(draftRank)).toEqual([4, 3, 2, 1]);
  });

  it('sums what a team has, and says if there may be more', () => {
    expect(teamSums(match, picture)).toEqual([]);
    const team = { ...match, mode: 'team', witches: match.witches.map((one, place) => ({ ...one, team: place % 2 })) };
    const sums = teamSums(team, picture);
    expect(sums.map((one) => one.team)).toEqual([0, 1]);
    expect(sums[0]?.score).toBe((picture.witches[0]?.score ?? 0) + (picture.witches[2]?.score ?? 0));
    expect(sums.map((one) => one.open)).toEqual([true, true]);
    expect(sums.map((one) => one.mine)).toEqual([true, false]);
  });
});

describe('figures on the field', () => {
  const { picture } = read(act);

  it('are those Witches who are on it', () => {
    const away = { ...picture, witches: picture.witches.map((one, place) => (place ? one : { ...one, space: null })) };
    expect(figures(picture)).toHaveLength(4);
    expect(figures(away).map((one) => one.witch)).toEqual([1, 2, 3]);
  });

  it('stand side by side on one space', () => {
    const together = { ...picture, witches: picture.witches.map((one) => ({ ...one, space: 7 })) };
    expect(new Set(figures(together).map((one) => one.dx)).size).toBe(4);
  });

  it('show the Clad once for each way it will stand, with the cards after which it does', () => {
    const ghosts = ghostClads(picture.threats, picture.clad);
    expect(ghosts).toEqual([
      { space: 13, facing: 'west', after: [1] },
      { space: 13, facing: 'east', after: [2, 3] },
    ]);
    expect(ghostClads([], picture.clad)).toEqual([]);
  });
});

describe('what just happened', () => {
  const { picture } = read(act);
  const event = (at: number, kind: string, seat: number, facts: Happening['facts']): Happening => ({
    at,
    number: 1,
    kind,
    seat,
    text: '',
    cards: [],
    names: [],
    facts,
    terms: [],
    step: '',
    rule: '',
  });

  it('tags damage where it lands, once', () => {
    const events = [event(3, 'clad damaged', 0, { amount: 2 }), event(4, 'damage', 1, { amount: 1 })];
    expect(momentsOf(events, 0, picture).map(({ space, text }) => [space, text])).toEqual([
      [picture.clad.space, '-2'],
      [picture.witches[1]?.space, '-1'],
    ]);
    expect(momentsOf(events, 4, picture)).toHaveLength(1);
    expect(momentsOf(events, 5, picture)).toEqual([]);
  });

  it('sounds like the gravest of it, and not twice', () => {
    const events = [event(1, 'move', 0, {}), event(2, 'damage', 0, { amount: 1 }), event(3, 'draw', 0, {})];
    expect(soundOf(events, 0)).toBe('hit');
    expect(soundOf(events, 3)).toBe('paper');
    expect(soundOf(events, 4)).toBeNull();
  });

  it('tags shards that were picked up, and nothing that had no effect', () => {
    const events = [event(1, 'picked up', 0, { amount: 3, space: 12 }), event(2, 'damage', 1, { amount: 0 })];
    expect(momentsOf(events, 0, picture)).toEqual([{ at: 1, space: 12, kind: 'shards', text: '+3' }]);
  });
});
