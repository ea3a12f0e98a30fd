import { describe, expect, it } from 'vitest';
import { gridOf, reachWords } from './reach';

describe('a range as a grid', () => {
  it('is three rows ahead for a range straight ahead', () => {
    const { left, right, top, bottom, cells } = gridOf([[0, 1]], false);
    expect([left, right, top, bottom]).toEqual([-2, 2, 2, 0]);
    expect(cells).toHaveLength(15);
    expect(cells[0]).toEqual({ x: -2, y: 2 });
  });

  it('grows with the range to every side', () => {
    const { left, right, top, bottom } = gridOf(
      [
        [0, 3],
        [0, -2],
        [-1, 0],
      ],
      false,
    );
    expect([left, right, top, bottom]).toEqual([-2, 2, 3, -2]);
  });

  it("draws the Clad's areas whole, so that cards can be compared", () => {
    expect(gridOf([[0, 1]], true).cells).toHaveLength(25);
    expect(gridOf([], true).cells).toHaveLength(25);
  });

  it('says the spaces as a player does', () => {
    expect(
      reachWords([
        [0, 1],
        [-1, 1],
        [2, -1],
        [0, 0],
      ]),
    ).toBe('1 ahead, 1 ahead 1 left, 1 back 2 right, the own space');
  });
});
