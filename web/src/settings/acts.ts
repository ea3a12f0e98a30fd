/** The acts whose keys can be changed, with the keys that they have at first. Digits, arrows and Enter stay. */

import { keyOf } from '../lib/keys';

export type Place = 'both' | 'duel' | 'field';

export interface Act {
  /** As in `KeyBinding.id`. */
  id: string;
  key: string;
  place: Place;
}

const acts = (place: Place, keys: Record<string, string>): Act[] =>
  Object.entries(keys).map(([id, key]) => ({ id, key, place }));

export const ACTS: readonly Act[] = [
  ...acts('both', {
    help: '?',
    'take back': 'z',
    'text table': 'Shift+t',
    suggest: 'a',
    gauge: 'g',
    keep: 'k',
    filter: '/',
  }),
  ...acts('duel', {
    'duel.strike': 's',
    'duel.boost': 'b',
    'duel.move': 'm',
    'duel.change': 'c',
    'duel.prepare': 'p',
    'duel.exceed': 'e',
    'duel.transform': 't',
    'duel.reshuffle': 'r',
    'duel.character': 'a',
    'duel.ex': 'x',
    'duel.other': 'y',
    'duel.wild': 'w',
    'duel.inspect': 'f',
    'duel.log': 'l',
    'duel.read': 'v',
    'duel.outlook': 'o',
    'duel.compare': 'd',
  }),
  ...acts('field', {
    'field.minus': 'd',
    'field.charged': 'c',
    'field.undo': 'u',
    'field.end': 'e',
    'field.more': 'l',
    'field.read': 'v',
    'field.inspect': 'f',
  }),
];

/** The text that names an act. */
export const textOf = (act: Act): string => `settings.act_${act.id.replaceAll(/[ .]/g, '_')}`;

/** The other act of the same game that has this key; `a` is both payments' "pick for me" and the character's act. */
export function holder(act: Act, key: string): Act | undefined {
  return ACTS.find((other) => other.id !== act.id && other.place === act.place && keyOf(other) === key);
}
