/** Finding characters by words: names, seasons, what stands on their cards, and numbers such as "reach 5".

All terms of a search have to hold for one character together with one of its cards. `HELP` lists the terms. */

import type { ExceedCard, ExceedCatalogue, HackcladCatalogue, RosterEntry } from '../protocol/types';

/** A card as far as it is searched. */
export interface Face {
  name: string;
  /** Everything that can be read on it, in small letters. */
  words: string;
  least: number | null;
  greatest: number | null;
  numbers: Readonly<Record<string, number>>;
}

/** A character as far as it is searched. */
export interface Sought extends RosterEntry {
  ability: string;
  faces: readonly Face[];
}

export interface Hit {
  one: Sought;
  /** The names of the cards that the search is about; none if it is about the character itself. */
  cards: string[];
}

interface Term {
  /** For the character, whatever its cards. */
  ofCharacter?: (one: Sought) => boolean;
  ofCard?: (face: Face) => boolean;
}

/** The terms beside plain words, for the help of the search; each has a text `gallery.term_…`. */
export const HELP = ['reach', 'power', 'fast', 'stun', 'season', 'phrase'] as const;

const FAST = 7;
const STRONG = 7;
const NUMBERS = ['power', 'speed', 'armor', 'guard', 'gauge', 'force', 'atk', 'mp', 'vp'];

/** Phrases that players say for what the cards say otherwise. */
const SAYINGS: Readonly<Record<string, string>> = {
  'stun immune': 'cannot be stunned',
  'stun immunity': 'cannot be stunned',
};

const plain = (word: string): Term => ({
  ofCharacter: (one) => one.name.toLowerCase().includes(word) || one.ability.includes(word),
  ofCard: (face) => face.words.includes(word),
});
const atLeast = (name: string, least: number): Term => ({
  ofCard: (face) => (face.numbers[name] ?? Number.NEGATIVE_INFINITY) >= least,
});
const reaches = (range: number): Term => ({
  ofCard: (face) => face.least !== null && face.greatest !== null && face.least <= range && range <= face.greatest,
});

/** The terms of a search. */
export function terms(search: string): Term[] {
  let rest = search.toLowerCase();
  const found: Term[] = [];
  const take = (pattern: RegExp, term: (match: RegExpExecArray) => Term): void => {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      found.push(term(match));
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
  };
  take(/"([^"]+)"/, (match) => plain((match[1] ?? '').trim()));
  for (const [saying, words] of Object.entries(SAYINGS)) take(new RegExp(`\\b${saying}\\b`), () => plain(words));
  take(/\b(?:reach|range)\s+(\d+)\b/, (match) => reaches(Number(match[1])));
  take(/\bseason\s+(\d+)\b/, (match) => ({ ofCharacter: (one) => one.season === Number(match[1]) }));
  take(new RegExp(`\\b(${NUMBERS.join('|')})\\s+(\\d+)\\b`), (match) => atLeast(match[1] ?? '', Number(match[2])));
  take(/\bfast\b/, () => atLeast('speed', FAST));
  take(/\bstrong\b/, () => atLeast('power', STRONG));
  return [
    ...found,
    ...rest
      .split(/[\s"]+/)
      .filter(Boolean)
      .map(plain),
  ];
}

/** The characters that a search finds, in their order. */
export function search(all: readonly Sought[], text: string): Hit[] {
  const wanted = terms(text);
  return all.flatMap((one): Hit[] => {
    const open = wanted.filter((term) => !term.ofCharacter?.(one));
    if (open.length === 0) return [{ one, cards: [] }];
    const cards = one.faces.filter((face) => open.every((term) => term.ofCard?.(face)));
    return cards.length > 0 ? [{ one, cards: cards.map((card) => card.name) }] : [];
  });
}

const numeric = (value: number | string | null): number | null => (typeof value === 'number' ? value : null);
const known = (numbers: Record<string, number | string | null>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter((one): one is [string, number] => typeof one[1] === 'number'));

function duelFace(card: ExceedCard): Face {
  const { name, kind, text, boost, power, speed, armor, guard, gauge, force } = card;
  return {
    name,
    words: [name, kind, text, boost?.name, boost?.kind, boost?.text].join(' ').toLowerCase(),
    least: numeric(card.least),
    greatest: numeric(card.greatest),
    numbers: known({ power, speed, armor, guard, gauge, force }),
  };
}

/** What is searched among the characters of EXCEED: their own cards, not the Normals, which all share. */
export function duelists(catalogue: ExceedCatalogue): Sought[] {
  return catalogue.characters.map((one) => ({
    id: one.id,
    name: one.name,
    season: one.season,
    difficulty: one.difficulty,
    play: one.play,
    ability: `${one.ability} ${one.exceeded_ability}`.toLowerCase(),
    faces: one.cards.map(duelFace),
  }));
}

/** What is searched among the Witches; a card reaches as far as the furthest space of its range. */
export function witches(catalogue: HackcladCatalogue): Sought[] {
  return catalogue.witches.map((one) => ({
    id: one.id,
    name: one.name,
    season: 0,
    difficulty: one.difficulty,
    play: one.play,
    ability: one.actions
      .map((action) => action.text)
      .join(' ')
      .toLowerCase(),
    faces: one.cards.map((card) => {
      const ways = card.reach.map(([east, north]) => Math.max(Math.abs(east), Math.abs(north)));
      return {
        name: card.name,
        words: [card.name, card.type, card.text].join(' ').toLowerCase(),
        least: ways.length > 0 ? Math.min(...ways) : null,
        greatest: ways.length > 0 ? Math.max(...ways) : null,
        numbers: known({ atk: card.atk, mp: card.mp, vp: card.vp }),
      };
    }),
  }));
}

/** Those of the roster, to be found by name until their cards are there. */
export function byName(entries: readonly RosterEntry[]): Sought[] {
  return entries.map((one) => ({ ...one, ability: '', faces: [] }));
}
