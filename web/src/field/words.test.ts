import { describe, expect, it } from 'vitest';
import act from '../fixtures/hackclad-act.json';
import react from '../fixtures/hackclad-react.json';
import type { HackcladMatch, HackcladPicture } from '../protocol/types';
import { nameOf } from './geometry';
import { ownWitches } from './reading';
import { hitsOf, listed, slotWords, spaceWords, turnWords } from './words';

const read = (file: unknown) => file as { match: HackcladMatch; picture: HackcladPicture };
const nothing = { reached: false, damage: null, choice: null };

describe('how the table is said', () => {
  const { match, picture } = read(act);
  const mine = ownWitches(match, picture);
  const say = (space: number, extra = nothing as Parameters<typeof spaceWords>[5]) =>
    spaceWords(space, match, picture, picture.threats, mine, extra);

  it('names the space first, then who stands there', () => {
    const me = picture.witches[0]?.space ?? -1;
    expect(say(me)).toMatch(new RegExp(`^${nameOf(me)}\\. Luna, you\\.`));
  });

  it('says where the Clad looks, and where its cards lead it', () => {
    const said = say(picture.clad.space);
    expect(said).toContain('the Clad, facing down');
    expect(said).toContain('Clad card 1 leaves it to d3');
    expect(say(picture.threats[0]?.ends.space ?? -1)).toContain('The Clad stands here after its card 1');
  });

  it('says every threat of a space by the number of its card', () => {
    const threat = picture.threats[1];
    for (const space of threat?.attacked ?? []) expect(say(space)).toContain('Clad card 2 attacks it');
    for (const space of picture.threats[0]?.trampled ?? []) expect(say(space)).toContain('Clad card 1 tramples it');
  });

  it('says what the aimed card does to the Clad', () => {
    expect(say(picture.clad.space, { ...nothing, reached: true, damage: 2 })).toContain(
      'Your card reaches it, 2 damage',
    );
    expect(say(0, { ...nothing, reached: true, damage: 2 })).toContain('Your card reaches it.');
  });

  it('tells whom a Clad turn hits, the viewer by "you"', () => {
    const reacting = read(react);
    const own = ownWitches(reacting.match, reacting.picture);
    const hits = hitsOf(reacting.picture.threats[0] ?? { hits: [], card: 0 }, reacting.match, own);
    expect(hits).toEqual({ bad: 'hits you and Mia', good: '' });
    expect(hitsOf({ hits: [1], card: 2 }, match, mine)).toEqual({ bad: 'hits Mia', good: 'you are safe' });
    expect(hitsOf({ hits: [], card: 2 }, match, new Set())).toEqual({ bad: '', good: 'hits nobody' });
    expect(hitsOf({ hits: [], card: -1 }, match, mine)).toEqual({ bad: '', good: '' });
  });

  it('joins names as a sentence does', () => {
    expect(listed([])).toBe('');
    expect(listed(['Mia'])).toBe('Mia');
    expect(listed(['you', 'Mia', 'Luna'])).toBe('you, Mia and Luna');
  });

  it('shortens the effects of the slots that it knows, and keeps others', () => {
    expect(match.slots.map(slotWords)).toEqual(['draw 1', '+1 MP', 'draw 1, top 1', 'move 1']);
    expect(slotWords('Turn the Clad around.')).toBe('Turn the Clad around');
  });

  it('says a turn with its number, its Witch and whether it is over', () => {
    const [row] = picture.sequence;
    expect(row && turnWords(row, match, mine)).toBe('Turn 1: You, Luna, now');
  });
});
