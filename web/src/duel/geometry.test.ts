import { describe, expect, it } from 'vitest';
import { StageGeometry } from './geometry';

const SIZES = [
  [780, 316],
  [390, 182],
  [308, 147],
  [1600, 420],
] as const;

describe.each(SIZES)('a stage of %i by %i', (width, height) => {
  it('draws every space inside, from left to right', () => {
    const stage = new StageGeometry(width, height, 9, false);
    let last = 0;
    for (let space = 1; space <= 9; space += 1) {
      const xs = stage.tile(space).split(' ').map((corner) => Number(corner.split(',')[0])); // prettier-ignore
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width);
      expect(stage.at(space).x).toBeGreaterThan(last);
      last = stage.at(space).x;
    }
  });

  it('turns round when it is mirrored', () => {
    const plain = new StageGeometry(width, height, 9, false);
    const turned = new StageGeometry(width, height, 9, true);
    expect(turned.at(9).x).toBeCloseTo(plain.at(1).x);
    expect(turned.at(5).x).toBeCloseTo(width / 2);
  });

  it('has room for the banners and the numbers', () => {
    const stage = new StageGeometry(width, height, 9, false);
    expect(stage.ground - 172 * stage.scale).toBeGreaterThanOrEqual(0);
    expect(stage.scale).toBeGreaterThan(0.3);
    expect(stage.near + stage.numbers).toBeLessThan(height);
  });

  it('lays each button over its space', () => {
    const stage = new StageGeometry(width, height, 9, false);
    const button = stage.button(4);
    const middle = (button.left + button.width / 2) * width;
    expect(middle).toBeCloseTo(stage.at(4, stage.near).x);
  });
});

it('draws a movement past the other fighter as a higher arc', () => {
  const stage = new StageGeometry(780, 316, 9, false);
  const heights = (path: string) => [...path.matchAll(/Q[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]));
  const [step, jump] = heights(stage.walk([3, 4, 6]));
  expect(jump).toBeLessThan(step ?? 0);
  expect(stage.walk([])).toBe('');
});
