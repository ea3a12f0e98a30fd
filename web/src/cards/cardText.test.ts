import { describe, expect, it } from 'vitest';
import { textLines } from './cardText';

const moments = (text: string) =>
  textLines(text).map((line) => line.filter((piece) => piece.moment).map((piece) => piece.text));

describe('the text of a card', () => {
  it('sets the moments apart', () => {
    expect(moments('Before: Close 2.\nHit: Gain Advantage.')).toEqual([['Before:'], ['Hit:']]);
    expect(moments('When hit: Draw 1.\nStart of turn: Draw 2.')).toEqual([['When hit:'], ['Start of turn:']]);
    expect(moments('Give your attack "Hit: Gain Advantage".')).toEqual([['Hit:']]);
    expect(moments('Hit: Critical: Advance or retreat 3.')).toEqual([['Hit:', 'Critical:']]);
  });

  it('loses no letter', () => {
    const text = 'Before: Advance 2. If you moved past the opponent, give your attack "Hit: Gain Advantage".';
    expect(
      textLines(text)[0]
        ?.map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('takes no other colon for a moment', () => {
    expect(moments('Name a card: The opponent discards it or reveals their hand.')).toEqual([[]]);
    expect(moments('You may spend up to 2 Force: +1 Power each.')).toEqual([[]]);
  });

  it('is empty for a card without text', () => {
    expect(textLines('')).toEqual([]);
  });
});
