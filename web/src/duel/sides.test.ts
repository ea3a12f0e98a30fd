import { describe, expect, it } from 'vitest';
import played from '../fixtures/exceed-action.json';
import type { ExceedMatch, Welcome } from '../protocol/types';
import { columnOf, labelOf, sidesOf, spaceIn } from './sides';

describe('the sides of a duel', () => {
  it('has the viewer on the left, whichever seat the engine gave', () => {
    expect(sidesOf(0, 0, false).left).toBe(0);
    expect(sidesOf(1, 0, false)).toMatchObject({ left: 1, right: 0 });
  });

  it('is mirrored only for who started on space 7', () => {
    expect(sidesOf(0, 0, false).mirrored).toBe(false);
    expect(sidesOf(0, 1, false).mirrored).toBe(true);
    expect(sidesOf(1, 1, false).mirrored).toBe(false);
  });

  it('is not mirrored before it is settled who goes first', () => {
    expect(sidesOf(1, null, false).mirrored).toBe(false);
  });

  it('keeps space 1 on the left if the viewer wants it there', () => {
    expect(sidesOf(0, 1, true)).toEqual({ left: 0, right: 1, mirrored: false });
  });

  it('shows spectators who started on space 3 on the left', () => {
    expect(sidesOf(null, 1, false)).toEqual({ left: 1, right: 0, mirrored: false });
  });

  it('runs from 9 to 1 when it is mirrored, and back', () => {
    expect(columnOf(9, 9, true)).toBe(0);
    expect(columnOf(9, 9, false)).toBe(8);
    for (const mirrored of [false, true]) {
      for (let space = 1; space <= 9; space += 1) {
        expect(spaceIn(columnOf(space, 9, mirrored), 9, mirrored)).toBe(space);
      }
    }
  });

  it('has different names for two equal fighters', () => {
    const match = (played as unknown as Welcome).match as ExceedMatch;
    const [one, other] = match.fighters;
    const mirror = { ...match, fighters: [one!, { ...other!, name: one!.name }] };
    const sides = sidesOf(1, 0, false);
    expect([0, 1].map((seat) => labelOf(match, sides, seat))).toEqual([one!.name, other!.name]);
    expect(labelOf(mirror, sides, 1)).toBe(`${one!.name} on the left`);
    expect(labelOf(mirror, sides, 0)).toBe(`${one!.name} on the right`);
  });
});
