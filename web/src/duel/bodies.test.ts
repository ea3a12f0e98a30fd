import { describe, expect, it } from 'vitest';
import { fitsOn, frontOf, gapTo, halfOf, movedTo, rangeBetween } from './bodies';

const slim = { space: 7, spaces: [7] };
const wide = { space: 3, spaces: [2, 3, 4] };

describe('fighters on one space or on three', () => {
  it('measures from the nearest space', () => {
    expect(gapTo(wide, 3)).toBe(0);
    expect(gapTo(wide, 4)).toBe(0);
    expect(gapTo(wide, 6)).toBe(2);
    expect(gapTo(slim, 6)).toBe(1);
    expect(rangeBetween(wide, slim)).toBe(3);
    expect(rangeBetween(slim, wide)).toBe(3);
  });

  it('knows the front and the half', () => {
    expect(frontOf(wide, slim)).toBe(4);
    expect(frontOf(slim, wide)).toBe(7);
    expect([halfOf(slim), halfOf(wide)]).toEqual([0, 1]);
  });

  it('takes every space along when it moves', () => {
    expect(movedTo(wide, 5).spaces).toEqual([4, 5, 6]);
    expect(movedTo(wide, 3)).toBe(wide);
  });

  it('lets a wide fighter stand only inside the board and clear of the other', () => {
    const free = Array.from({ length: 9 }, (_, place) => place + 1).filter((space) => fitsOn(wide, slim, space, 9));
    expect(free).toEqual([2, 3, 4, 5]);
    expect(fitsOn(slim, wide, 5, 9)).toBe(true);
    expect(fitsOn(slim, wide, 4, 9)).toBe(false);
  });
});
