/** The words of both games that are explained in two sentences, and finding them in a text. */

import type { GameName } from '../lib/api';
import { language, t } from '../lib/texts';

/** What a small picture beside an answer shows: spaces of the line, or of the field. */
export type TermPicture = 'range' | 'front' | 'trample';

export interface Term {
  /** The end of the keys of its texts. */
  readonly id: string;
  readonly picture?: TermPicture;
}

export const TERMS: Readonly<Record<GameName, readonly Term[]>> = {
  exceed: [
    { id: 'range', picture: 'range' },
    { id: 'force' },
    { id: 'gauge' },
    { id: 'boost' },
    { id: 'strike' },
    { id: 'speed' },
    { id: 'guard' },
    { id: 'armor' },
    { id: 'stun' },
    { id: 'exceed' },
    { id: 'advantage' },
    { id: 'wild_swing' },
    { id: 'ex' },
    { id: 'critical' },
    { id: 'reshuffle' },
  ],
  hackclad: [
    { id: 'forecast', picture: 'front' },
    { id: 'voltage' },
    { id: 'trample', picture: 'trample' },
    { id: 'turn_card' },
    { id: 'standby' },
    { id: 'mp' },
    { id: 'cp' },
    { id: 'basic_action' },
    { id: 'reaction' },
    { id: 'injury' },
    { id: 'shard' },
    { id: 'enhanced' },
    { id: 'repel' },
    { id: 'mission' },
  ],
};

/** A part of a text; with a term if the part is a word that is explained. */
export interface Part {
  readonly text: string;
  readonly term: string | null;
}

const patterns = new Map<string, { find: RegExp; ids: ReadonlyMap<string, string> }>();
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function pattern(game: GameName): { find: RegExp; ids: ReadonlyMap<string, string> } {
  const key = `${game} ${language()}`;
  const known = patterns.get(key);
  if (known) return known;
  const ids = new Map(
    TERMS[game].flatMap(({ id }) =>
      t(`learn.words.${id}`)
        .split('|')
        .map((word): [string, string] => [word.toLowerCase(), id]),
    ),
  );
  // Longer words first, so that "wild swing" is not cut short.
  const words = [...ids.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const made = { find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), ids };
  patterns.set(key, made);
  return made;
}

/** A text with the first mention of each term apart from the rest; only of the terms in `only`, if that is given. */
export function partsOf(text: string, game: GameName, only?: ReadonlySet<string>): Part[] {
  const { find, ids } = pattern(game);
  const parts: Part[] = [];
  const met = new Set<string>();
  let end = 0;
  for (const found of text.matchAll(find)) {
    const id = ids.get(found[0].toLowerCase());
    if (id === undefined || met.has(id) || (only && !only.has(id))) continue;
    met.add(id);
    if (found.index > end) parts.push({ text: text.slice(end, found.index), term: null });
    parts.push({ text: found[0], term: id });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), term: null });
  return parts;
}

/** For a list of texts as it is read: which terms each text mentions first, by the place of the text. */
export function firstMentions(texts: readonly string[], game: GameName): Map<number, ReadonlySet<string>> {
  const met = new Set<string>();
  const first = new Map<number, ReadonlySet<string>>();
  texts.forEach((text, place) => {
    if (met.size === TERMS[game].length) return;
    const fresh = mentioned(text, game).filter((id) => !met.has(id));
    if (fresh.length === 0) return;
    fresh.forEach((id) => met.add(id));
    first.set(place, new Set(fresh));
  });
  return first;
}

const mentions = new Map<string, readonly string[]>();

function mentioned(text: string, game: GameName): readonly string[] {
  const key = `${game} ${language()} ${text}`;
  let found = mentions.get(key);
  if (!found) {
    if (mentions.size > 5000) mentions.clear();
    found = partsOf(text, game).flatMap((part) => part.term ?? []);
    mentions.set(key, found);
  }
  return found;
}

/** The game that a term belongs to, and the term; null for an unknown one. */
export function termOf(id: string): Term | null {
  return [...TERMS.exceed, ...TERMS.hackclad].find((term) => term.id === id) ?? null;
}
