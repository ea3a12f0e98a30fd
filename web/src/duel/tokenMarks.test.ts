import { describe, expect, it } from 'vitest';
import { tokenMarks } from './tokenMarks';

const of = (tokens: Record<string, number>, width: number) => tokenMarks([{ side: 'you', tokens }], width);
const lines = (tokens: Record<string, number>, width: number) => of(tokens, width).map((mark) => mark.lines);

describe('tokens on the stage', () => {
  it('writes a name in one line where there is room, else in two', () => {
    expect(lines({ 'Ice Spike 3': 4 }, 90)).toEqual([['Ice Spike 3']]);
    expect(lines({ 'Ice Spike 3': 4 }, 44)).toEqual([['Ice', 'Spike 3']]);
    expect(lines({ 'Nirvana (disabled)': 4 }, 60)).toEqual([['Nirvana', '(disabled)']]);
  });

  it('keeps names that can be read on a phone', () => {
    // What a plate has on phones 390 and 320 pixels wide.
    expect(lines({ 'Dissolve 1': 4, 'Dissolve 4': 4 }, 32)).toEqual([['Dissolve', '1+4']]);
    expect(lines({ 'Dissolve 1': 4 }, 25)).toEqual([['Dissol.', '1']]);
    expect(lines({ 'Lightning Rod 1': 4 }, 32)).toEqual([['Lightning', 'Rod 1']]);
    expect(lines({ 'Lightning Rod 1': 4, 'Lightning Rod 2': 4 }, 25)).toEqual([['Lightn.', 'Rod 1+2']]);
    expect(lines({ 'Lightning Rod 1': 4, 'Lightning Rod 2': 4 }, 24)).toEqual([['Light.', '1+2']]);
    expect(lines({ 'Impish Gypsophila 1': 4 }, 32)).toEqual([['Impish', 'Gypsop. 1']]);
    expect(lines({ 'Nirvana (disabled)': 4 }, 34)).toEqual([['Nirvana', '(dis)']]);
    expect(lines({ 'Nirvana (disabled)': 4 }, 24)).toEqual([['Nirva.', '(dis)']]);
    expect(lines({ Gravitron: 4 }, 26)).toEqual([['Gravi.']]);
  });

  it('writes first letters where there is no room for parts of words', () => {
    expect(lines({ 'Constellation 2': 4 }, 16)).toEqual([['C2']]);
    expect(lines({ 'Nirvana (disabled)': 4 }, 16)).toEqual([['N', '(dis)']]);
  });

  it('lays alike tokens of a space together, and piles up others', () => {
    const found = of({ 'Rod 1': 4, 'Rod 2': 4, 'Rod 3': 5, Wall: 4 }, 90);
    expect(found.map((mark) => [mark.lines[0], mark.space, mark.place])).toEqual([
      ['Rod 1+2', 4, 0],
      ['Rod 3', 5, 0],
      ['Wall', 4, 1],
    ]);
  });

  it('keeps both sides apart on one space', () => {
    const found = tokenMarks(
      [
        { side: 'you', tokens: { Trap: 3 } },
        { side: 'opponent', tokens: { Trap: 3, attack: 3 } },
      ],
      90,
    );
    expect(found.map((mark) => mark.place)).toEqual([0, 1, 2]);
    expect(new Set(found.map((mark) => mark.key)).size).toBe(3);
    expect(found[2]?.lines).toEqual(['Attack']);
  });

  it('marks what lies face down with a question mark where there is no room for words', () => {
    expect(lines({ 'Ouroboros (face down)': 2 }, 34)).toEqual([['Ouroboros', '(?)']]);
  });

  it('does not tell tokens that lie face down from each other', () => {
    expect(lines({ 'Fang (face down 1)': 2, 'Fang (face down 2)': 2, 'Fang (face down 3)': 4 }, 200)).toEqual([
      ['Fang ×2 (face down)'],
      ['Fang (face down)'],
    ]);
  });
});
