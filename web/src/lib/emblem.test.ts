import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARGES, CHARGE_OF } from './charges';
import {
  CONTRAST,
  DIVISIONS,
  METALS,
  SEASON_HUES,
  SECOND_HUES,
  SHAPES,
  contrast,
  emblem,
  tinctures,
  token,
} from './emblem';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const data = '../src/wildswing/exceed/data';

test('the metals and the hues are those of tokens.css', () => {
  expect(tokens).toContain(`--metal: ${METALS[0].value};`);
  expect(tokens).toContain(`--metal-2: ${METALS[1].value};`);
  for (let season = 1; season <= 7; season++) {
    const hex = new RegExp(`--season-${season}: #(\\w{6})`).exec(tokens)?.[1] ?? '';
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16));
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sixth = max === r ? (g - b) / (max - min) : max === g ? 2 + (b - r) / (max - min) : 4 + (r - g) / (max - min);
    const apart = Math.abs((((sixth * 60 + 360) % 360) - (SEASON_HUES[season] ?? 0) + 540) % 360) - 180;
    expect(Math.abs(apart), `season ${season}`).toBeLessThanOrEqual(2);
  }
});

test('black on white has a contrast of 21, as the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the metal stands out from both colours of every emblem that can be', () => {
  let least = Infinity;
  for (const season of SEASON_HUES) {
    for (let turn = -15; turn <= 15; turn++) {
      for (const second of SECOND_HUES) {
        for (const metal of METALS) {
          const colors = tinctures(season + turn, second, metal.value);
          least = Math.min(least, contrast(colors.field, metal.value), contrast(colors.second, metal.value));
        }
      }
    }
  }
  expect(least).toBeGreaterThanOrEqual(CONTRAST);
});

test('every character that the rules know has a charge of its own choice, and nobody else has', () => {
  const files = readdirSync(data)
    .filter((folder) => folder.startsWith('season'))
    .flatMap((season) => readdirSync(`${data}/${season}`));
  const ids = files.filter((file) => file.endsWith('.toml')).map((file) => file.replace('.toml', ''));
  expect(ids.length).toBe(97);
  expect(Object.keys(CHARGE_OF).sort()).toEqual(ids.sort());
});

test('an emblem is always the same, and differs between characters of a season', () => {
  expect(emblem('ryu', 3)).toEqual(emblem('ryu', 3));
  const looks = new Set(
    ['akuma', 'bison', 'cammy', 'chunli', 'cviper', 'dan', 'guile', 'ken', 'ryu', 'sagat', 'vega'].map((id) =>
      JSON.stringify(emblem(id, 3)),
    ),
  );
  expect(looks.size).toBe(11);
});

test('a designer’s own character gets an emblem out of the same parts', () => {
  const own = emblem('my-own-fighter', 0);
  expect(SHAPES.map((shape) => shape.shield)).toContain(own.shield);
  expect(DIVISIONS).toContain(own.division);
  expect(Object.values(CHARGES)).toContain(own.charge);
});

test('witches differ in shape, colour and charge', () => {
  const tokens = ['rosette', 'flare', 'luna', 'mia', 'amelia'].map(token);
  for (const part of ['outline', 'color', 'charge'] as const) {
    expect(new Set(tokens.map((one) => one[part])).size).toBe(5);
  }
});
