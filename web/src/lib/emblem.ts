/** Emblems: a coat of arms for every id, always the same one, made of simple parts by the bytes of a hash.

Heraldry's rule keeps them legible: the charge is metal, the field a colour, darkened until both differ enough. */

import { CHARGES, CHARGE_NAMES, CHARGE_OF, WITCH_CHARGE_OF, type Charge, type ChargeName } from './charges';
import { sha256 } from './sha256';

/** The least contrast between the metal and everything under it. */
export const CONTRAST = 4.6;

/** The metals; `tokens.css` has them as --metal and --metal-2. */
export const METALS = [
  { name: 'bone', color: 'var(--metal)', value: '#f0e6cf' },
  { name: 'gold', color: 'var(--metal-2)', value: '#e2b84a' },
] as const;

/** The hue of each season, of --season-1 to --season-7 in `tokens.css`; that of season 0 is for designers' own. */
export const SEASON_HUES = [215, 184, 353, 217, 135, 263, 328, 23] as const;

/** The outlines of shields on 100 x 116, each with the cloth of the same cut for a standard, 62 wide from its bar. */
export const SHAPES = [
  {
    shield: 'M8 5H92V58C92 86 70 103 50 112 30 103 8 86 8 58Z',
    cloth: 'M-31 0H31V62C31 78 14 88 0 95-14 88-31 78-31 62Z',
  },
  {
    shield: 'M8 12Q20 17 29 6 50 15 71 6 80 17 92 12V60Q92 94 50 112 8 94 8 60Z',
    cloth: 'M-31 0H31V70L18 92 0 76-18 92-31 70Z',
  },
  { shield: 'M50 4L92 24 86 74 50 112 14 74 8 24Z', cloth: 'M-31 0H31V66L0 95-31 66Z' },
  { shield: 'M8 5H92V112L50 94 8 112Z', cloth: 'M-31 0H31V94L0 76-31 94Z' },
  { shield: 'M8 5H92V66A42 44 0 0 1 8 66Z', cloth: 'M-31 0H31V62A31 31 0 0 1-31 62Z' },
] as const;

/** How the field is divided: what the second colour covers. */
export const DIVISIONS = [
  '',
  'M50 0H100V120H50z',
  'M100 0L0 116V120H100z',
  'M0 22h100v14H0zM0 66h100v14H0z',
  'M25 0h17v120H25zM58 0h17v120H58z',
  'M0 0L100 116V120H0z',
  'M0 0H100L50 104z',
  'M50 0H100V58H50zM0 58H50V120H0z',
  'M0 0L50 58 100 0zM0 116L50 58 100 116z',
  'M0 58H100V120H0z',
  'M0 120L50 54 100 120z',
] as const;

/** How far the second hue lies from the first. */
export const SECOND_HUES = [0, 40, -40, 150, 205] as const;

export interface Emblem {
  shield: string;
  cloth: string;
  division: string;
  field: string;
  second: string;
  metal: string;
  charge: Charge;
}

type Rgb = [red: number, green: number, blue: number];

/** A colour of hue (degrees), saturation and lightness (0 to 1) as parts from 0 to 255. */
function rgb(hue: number, saturation: number, lightness: number): Rgb {
  const part = (offset: number): number => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

const parsed = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
const written = (color: Rgb): string => '#' + color.map((part) => part.toString(16).padStart(2, '0')).join('');

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const x = part / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours such as "#1b3e50", as WCAG 2.2 counts it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(parsed(one)), luminance(parsed(other))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of this hue, as light as it may be under the metal. */
export function tincture(hue: number, saturation: number, lightness: number, metal: string): string {
  let color = written(rgb(hue, saturation, lightness));
  for (let l = lightness; contrast(color, metal) < CONTRAST && l > 0; l -= 0.01) {
    color = written(rgb(hue, saturation, l));
  }
  return color;
}

const picked = <T>(list: readonly T[], byte: number): T => list[byte % list.length] as T;

/** The colours of an emblem: of its field and of what divides it. */
export function tinctures(hue: number, second: number, metal: string): { field: string; second: string } {
  return { field: tincture(hue, 0.54, 0.33, metal), second: tincture(hue + second, 0.5, 0.21, metal) };
}

const kept = new Map<string, Emblem>();

/** The emblem of a character. */
export function emblem(id: string, season: number): Emblem {
  const key = `${season} ${id}`;
  let found = kept.get(key);
  if (!found) {
    found = made(id, season);
    kept.set(key, found);
  }
  return found;
}

function made(id: string, season: number): Emblem {
  const hash = sha256(id);
  const byte = (index: number): number => hash[index] ?? 0;
  const hue = (SEASON_HUES[season] ?? SEASON_HUES[0]) + (byte(0) % 31) - 15;
  const metal = picked(METALS, byte(1));
  const colors = tinctures(hue, picked(SECOND_HUES, byte(2)), metal.value);
  const shape = picked(SHAPES, byte(3));
  const charge: ChargeName = CHARGE_OF[id] ?? picked(CHARGE_NAMES, byte(5));
  return {
    ...shape,
    ...colors,
    division: picked(DIVISIONS, byte(4)),
    metal: metal.color,
    charge: CHARGES[charge],
  };
}

/** The outline of a Witch's token (as wide as 56, around 0, 0) and where and how large its charge sits. */
export interface Token {
  outline: string;
  color: string;
  charge: Charge;
  at: [x: number, y: number];
  scale: number;
}

const OUTLINES: Readonly<Record<string, { outline: string; at?: [number, number]; scale?: number }>> = {
  rosette: { outline: 'M-24 0a24 24 0 1 0 48 0 24 24 0 1 0-48 0z' },
  flare: { outline: 'M-15.6-21.6H15.6a6 6 0 0 1 6 6V15.6a6 6 0 0 1-6 6H-15.6a6 6 0 0 1-6-6V-15.6a6 6 0 0 1 6-6z' },
  luna: { outline: 'M0-28.3L28.3 0 0 28.3-28.3 0z' },
  mia: { outline: 'M0-26.9L26.9 21.1H-26.9z', at: [-12, -7], scale: 0.24 },
  amelia: { outline: 'M-13.5-23.4H13.5L27 0 13.5 23.4H-13.5L-27 0z' },
};

/** The token of a Witch: shape, hue and charge each tell her apart. */
export function token(witch: string): Token {
  const drawn = OUTLINES[witch] ?? { outline: 'M0-27L25.7-8.3 15.9 21.8H-15.9L-25.7-8.3z' };
  const name = WITCH_CHARGE_OF[witch] ?? picked(CHARGE_NAMES, sha256(witch)[5] ?? 0);
  return {
    outline: drawn.outline,
    color: witch in OUTLINES ? `var(--witch-${witch})` : 'var(--metal)',
    charge: CHARGES[name],
    at: drawn.at ?? [-15, -15],
    scale: drawn.scale ?? 0.3,
  };
}
