import { describe, expect, it } from 'vitest';
import { copiesOf, crossesEdge, dotsOf, drawn, nameOf, neighbour, SIDE, spaceOf, spaceUnder } from './geometry';

describe('the field whose edges join', () => {
  it('names spaces by file and rank, c3 in the middle', () => {
    expect([0, 12, 24, 18, 20].map(nameOf)).toEqual(['a1', 'c3', 'e5', 'd4', 'a5']);
    expect(['a1', 'C3', ' e5 ', 'd4'].map(spaceOf)).toEqual([0, 12, 24, 18]);
    expect(['f1', 'a6', 'a', '4d', ''].map(spaceOf)).toEqual([null, null, null, null, null]);
  });

  it('leads over each edge to the far side', () => {
    const from = (name: string) => spaceOf(name) ?? -1;
    expect(nameOf(neighbour(from('c5'), 'north'))).toBe('c1');
    expect(nameOf(neighbour(from('e3'), 'east'))).toBe('a3');
    expect(nameOf(neighbour(from('b1'), 'south'))).toBe('b5');
    expect(nameOf(neighbour(from('a4'), 'west'))).toBe('e4');
  });

  it('comes back after five steps in any direction from any space', () => {
    for (let space = 0; space < 25; space += 1)
      for (const way of ['north', 'east', 'south', 'west'] as const) {
        let at = space;
        for (let count = 0; count < 5; count += 1) at = neighbour(at, way);
        expect(at).toBe(space);
      }
  });

  it('draws 49 spaces, the 24 of the rim as the far side', () => {
    const all = drawn();
    expect(all).toHaveLength(49);
    expect(all.filter((one) => one.rim)).toHaveLength(24);
    expect(all[0]).toEqual({ column: -1, row: 5, space: spaceOf('e1'), rim: true });
  });

  it('repeats a corner three times, an edge once, the inside never', () => {
    expect(copiesOf(spaceOf('a1') ?? -1)).toHaveLength(3);
    expect(copiesOf(spaceOf('e3') ?? -1)).toEqual([{ x: -440, y: 0 }]);
    expect(copiesOf(spaceOf('c5') ?? -1)).toEqual([{ x: 0, y: 440 }]);
    expect(copiesOf(spaceOf('b2') ?? -1)).toEqual([]);
  });

  it('takes a pointer on the rim for the space that the rim repeats', () => {
    expect(spaceUnder({ x: 5, y: 180 })).toBe(spaceOf('e4'));
    expect(spaceUnder({ x: 348, y: 172 })).toBe(spaceOf('d4'));
    expect(spaceUnder({ x: SIDE - 1, y: SIDE - 1 })).toBe(spaceOf('a5'));
    expect(spaceUnder({ x: -1, y: 10 })).toBeNull();
  });

  it('knows when a figure must not slide across the whole field', () => {
    expect(crossesEdge(spaceOf('a3') ?? 0, spaceOf('e3') ?? 0)).toBe(true);
    expect(crossesEdge(spaceOf('b3') ?? 0, spaceOf('c3') ?? 0)).toBe(false);
  });

  it('draws the way over an edge as out of the field and in again', () => {
    expect(dotsOf([spaceOf('e3') ?? 0, spaceOf('a3') ?? 0])).toEqual([
      { x: 480, y: 260 },
      { x: 40, y: 260 },
    ]);
    expect(dotsOf([12])).toEqual([]);
  });
});
